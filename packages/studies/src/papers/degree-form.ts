import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { languageWayTitles, provenByCertificate } from '@qianwei/api/contract/graduation/apply-rules';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import type { Day } from '@qianwei/api/time/moment';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import {
  type PaperField,
  type PaperFields,
  type PaperForm,
  type PaperRow,
  pairedFields,
} from './paper-form.ts';
import { formHead, isDraftOf, promiseOf, reviewBoxes } from './review-boxes.ts';

/** Sentence that a student signs with the 学位申请表. */
export const degreeCommitment =
  '我承诺：以上所填内容和所交证明真实、准确，毕业论文（设计）由本人独立完成，没有抄袭、代写等学术不端行为；如有不实，愿意承担由此产生的一切后果，包括学位被撤销。';

/** Facts that the 学位申请表 says beside the document. */
export type DegreeFormApply = Pick<
  DegreeApply,
  | 'batch'
  | 'status'
  | 'levels'
  | 'timeline'
  | 'receipt'
  | 'holder'
  | 'document'
  | 'average'
  | 'languages'
  | 'publicityEnd'
  | 'certificate'
>;

const fieldsPart = (title: string, rows: readonly PaperRow[]): PaperFields => ({
  ...{ kind: 'FIELDS', title, rows, besidePhoto: 0 },
});

function personPart({ holder }: DegreeFormApply, { namePinyin }: DegreeDocument): PaperFields {
  return fieldsPart(
    '',
    pairedFields([
      { label: '姓名', text: holder.name },
      { label: '姓名拼音', text: namePinyin },
      { label: '身份证号', text: holder.idCard },
      { label: '准考证号', text: holder.examineeNo },
      { label: '专业', text: `${holder.majorName}（${holder.majorCode}）` },
      { label: '报考层次', text: examLevelTitles[holder.applyExamLevel] },
      { label: '主考院校', text: holder.schoolName },
      { label: '申请学位', text: holder.degreeType },
      { label: '考籍注册日期', text: dayWords(holder.registerDate) },
      { label: '毕业日期', text: holder.graduateDate === null ? '' : dayWords(holder.graduateDate) },
    ]),
  );
}

/** The average with its arithmetic: `1086÷15，保留一位小数为 72.4，要求不低于 70`. */
function averageText({ average }: DegreeFormApply): string {
  if (average?.value == null) return '';
  const { sum, done, value, need, rest } = average;
  const missing = rest === 0 ? '' : `，还有 ${rest} 项没有成绩`;
  return `${done} 项成绩合计 ${sum}，${sum}÷${done}，保留一位小数为 ${value.toFixed(1)}，要求不低于 ${need}${missing}`;
}

const scoreText = (score: number | null | undefined) => (score == null ? '' : `${score} 分`);

function thesisPart({ holder: { thesis } }: DegreeFormApply, { titleEn }: DegreeDocument): PaperFields {
  const level = thesis?.level == null ? '' : thesisLevelTitles[thesis.level];
  const copyRate = thesis?.copyRate;
  return fieldsPart('毕业论文（设计）', [
    [{ label: '中文题目', text: thesis?.title ?? '' }],
    [{ label: '英文题目', text: titleEn }],
    [
      { label: '成绩', text: [scoreText(thesis?.score), level].filter((words) => words !== '').join('，') },
      { label: '总文字复制比', text: copyRate == null ? '' : `${copyRate.toFixed(1)}%` },
    ],
  ]);
}

/** Of a certificate what was typed of it; of the institution's own exam or course the result. */
function languageFields({ languages }: DegreeFormApply, document: DegreeDocument): PaperField[] {
  const { language, certNo, certDay, certScore } = document;
  const byCertificate = language === null || provenByCertificate.includes(language);
  if (byCertificate)
    return [
      { label: '成绩', text: scoreText(certScore) },
      { label: '证书编号', text: certNo },
      { label: '取得日期', text: certDay === '' ? '' : dayWords(certDay as Day) },
    ];
  const own = languages.find(({ way }) => way === language)?.own;
  return [
    { label: '考试或课程', text: own?.name ?? '' },
    { label: '成绩', text: own?.score == null ? (own?.ok ? '合格' : '') : scoreText(own.score) },
  ];
}

function languagePart(apply: DegreeFormApply, document: DegreeDocument): PaperFields {
  const { language } = document;
  return fieldsPart('学位外语', [
    [{ label: '认定方式', text: language === null ? '' : languageWayTitles[language] }],
    ...pairedFields(languageFields(apply, document)),
  ]);
}

function mailPart({ mailName, mailPhone, mailAddress, mailZipCode }: DegreeDocument): PaperFields {
  return fieldsPart('学位证书邮寄', [
    [
      { label: '收件人', text: mailName },
      { label: '联系电话', text: mailPhone },
    ],
    [{ label: '邮寄地址', text: mailAddress }],
    [{ label: '邮政编码', text: mailZipCode }],
  ]);
}

/** 公示 and the certificate; empty boxes before. */
function publicityPart({ status, publicityEnd, certificate }: DegreeFormApply): PaperFields {
  const publicity =
    publicityEnd !== null
      ? `公示至 ${momentWords(publicityEnd, 'end')}`
      : status === 'GRANTED'
        ? '公示期满，授予学位'
        : '';
  return fieldsPart('公示与授予', [
    [{ label: '公示', text: publicity }],
    [
      { label: '学位证书编号', text: certificate?.certNo ?? '' },
      { label: '授予日期', text: certificate === null ? '' : dayWords(certificate.issueDay) },
    ],
  ]);
}

/** 学士学位申请表: of the document that was submitted, or of another one, which is a draft. */
export function degreeForm(apply: DegreeFormApply, document: DegreeDocument): PaperForm {
  const isDraft = isDraftOf(apply, document);
  return {
    issuer: apply.holder.schoolName,
    ...formHead({ title: '学士学位申请表', draftUse: 'TO_READ' }, apply, isDraft),
    parts: [
      personPart(apply, document),
      fieldsPart('学位课程成绩', [[{ label: '学位均分', text: averageText(apply) }]]),
      thesisPart(apply, document),
      languagePart(apply, document),
      mailPart(document),
      promiseOf(degreeCommitment, apply, isDraft),
      reviewBoxes(apply),
      publicityPart(apply),
    ],
  };
}
