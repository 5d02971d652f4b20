import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { SignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { datesWords } from '@qianwei/api/time/words';
import { late } from '@qianwei/ui/late';
import { creditAndForms, feeWords, goneCourses, hasSite } from './document-words.ts';
import { type ChoiceProps, documentFee, type SignUpExam } from './sign-up-exam.ts';

function missingOf(document: SignUpDocument, batch: SignUpBatch, gone: readonly string[]) {
  const { courseCodes } = document;
  const { maxCourse } = batch;
  const tooMany = courseCodes.length - maxCourse;
  return {
    ...(courseCodes.length === 0 && { courseCodes: '请选择要报的课程' }),
    ...(tooMany > 0 && { courseCodes: `本批次最多报 ${maxCourse} 门，请去掉 ${tooMany} 门` }),
    ...(gone.length > 0 && { courseCodes: `${gone.join('、')} 本批次不再考核，请去掉；其余内容还在` }),
    ...(!hasSite(document, batch) && { siteId: '请选择考点' }),
  };
}

/** 实践考核报名. */
export const practiceExam: SignUpExam = {
  type: 'PRACTICE',
  title: '实践考核报名',
  siteTitle: '考点',
  heading: ({ name }) => `${name}报名`,
  facts: ({ schoolName, examStart, examEnd, feeEnabled, courseList, maxCourse }) => {
    const fees = [...new Set(courseList.map(({ fee }) => fee))];
    return [
      `主考院校 ${schoolName}`,
      `考核 ${datesWords([...new Set([examStart, examEnd])])}`,
      feeEnabled && fees.length === 1
        ? `每门 ${feeWords(fees[0] ?? 0)}，最多 ${maxCourse} 门`
        : `最多 ${maxCourse} 门`,
    ];
  },
  choice: {
    label: '课程',
    hint: '选要报的课程',
    next: '下一步，选课程',
    change: '改课程或考点',
    fields: late<ChoiceProps>(() => import('./CourseChoice.tsx'), { prefetch: 'idle' }),
    missing: (document, batch, opened) => missingOf(document, batch, goneCourses(document, batch, opened)),
    isBarred: ({ courseCodes }, { courses }) =>
      courseCodes.length === 0 && courses.every(({ obstacle }) => obstacle !== null),
    note: (document, batch, record) => {
      const count = document.courseCodes.length;
      return count === 0 ? '' : `${count} 门，${feeWords(documentFee(document, batch, record))}`;
    },
  },
  chosen: ({ courseCodes, siteId }, { courseList, siteList }) => {
    const site = siteList.find((entry) => entry.siteId === siteId);
    const courses = courseList.filter(({ courseCode }) => courseCodes.includes(courseCode));
    return [
      {
        label: '课程',
        lines: courses.map(({ courseCode, courseName }) => `${courseCode} ${courseName}`),
        notes: courses.map(creditAndForms),
      },
      {
        label: practiceExam.siteTitle,
        lines: site === undefined ? [] : [site.name],
        notes: site === undefined || site.address === '' ? [] : [site.address],
      },
    ];
  },
  consent: (until) => `以上内容真实，照片为本人近 12 个月内所拍。我知道 ${until} 后不能再改。`,
};
