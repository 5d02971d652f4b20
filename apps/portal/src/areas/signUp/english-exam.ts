import { signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { datesWords } from '@qianwei/api/time/words';
import { late } from '@qianwei/ui/late';
import type { TicketSearchProps } from '../../shared/ticket/TicketSearch.tsx';
import { hasSite, studyFormWords } from './document-words.ts';
import type { AsideProps, ChoiceProps, SignUpExam } from './sign-up-exam.ts';

/** 学士学位英语考试报名. */
export const englishExam: SignUpExam = {
  type: 'ENGLISH',
  ticketSearch: late<TicketSearchProps>(() => import('../../shared/ticket/TicketSearch.tsx'), {
    prefetch: 'idle',
  }),
  title: '学士学位英语考试报名',
  siteTitle: '考区',
  heading: () => '学士学位英语考试',
  facts: ({ name, examStart, examEnd, languageList }) => [
    name,
    `考试 ${datesWords([...new Set([examStart, examEnd])])}`,
    languageList.map((language) => signUpLanguageTitles[language]).join('、'),
    '120 分钟，满分 100，60 分合格',
    '词汇语法、完形、阅读、翻译、写作',
  ],
  choice: {
    label: '语种和考区',
    hint: '语种、考区和学习情况',
    next: '下一步，选语种和考区',
    change: '改语种或考区',
    fields: late<ChoiceProps>(() => import('./ExamChoice.tsx'), { prefetch: 'idle' }),
    missing: (document, batch) => ({
      ...(document.language === null && { language: '请选择语种' }),
      ...(!hasSite(document, batch) && { siteId: '请选择考区' }),
      ...(document.studyForm === null && { studyForm: '请选择学习形式' }),
      ...(document.freshGraduate === null && { freshGraduate: '请选择是否应届' }),
    }),
    note: ({ language, siteId }, { siteList }) =>
      [language && signUpLanguageTitles[language], siteList.find((site) => site.siteId === siteId)?.name]
        .filter(Boolean)
        .join('，'),
  },
  chosen: ({ language, siteId, ...document }, { siteList }) => [
    { label: '语种', lines: language === null ? [] : [signUpLanguageTitles[language]] },
    {
      label: englishExam.siteTitle,
      lines: siteList.filter((site) => site.siteId === siteId).map(({ name }) => name),
    },
    { label: '学习情况', lines: [studyFormWords(document)].filter(Boolean) },
  ],
  consent: (until) => `以上内容真实，照片为本人近 12 个月内所拍。我知道 ${until} 后不能再改。`,
  aside: late<AsideProps>(() => import('./SubstituteCheck.tsx'), { prefetch: 'idle' }),
  extraConsent: ({ passed }) =>
    passed && {
      text: '我已知道有合格成绩，确实要再考一次',
      why: `你已有合格成绩（${passed.score === null ? '合格' : `${passed.score} 分`}，${passed.batchName}），无需再报，可以直接用于学位申请。`,
    },
};
