import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import {
  payMinutes,
  type SignUpDocument,
  type SignUpPart,
  type SignUpRecord,
  signUpLanguageTitles,
  signUpPartTitles,
  studyFormTitles,
} from '@qianwei/api/contract/sign-up/sign-up';
import { momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import type { FieldWords } from '../../shared/draft/DraftConflict.tsx';
import type { SignUpExam } from './sign-up-exam.ts';

/** 是否应届 in words. */
export const freshTitles = { yes: '应届毕业', no: '非应届' } as const;

type Words = { readonly [Field in keyof SignUpDocument]: [name: string, text: (value: never) => string] };

/** The fields of a sign-up in words, where two devices have changed the same. */
export function documentWords(
  { siteTitle }: Pick<SignUpExam, 'siteTitle'>,
  { courseList, siteList }: SignUpBatch,
): FieldWords<SignUpDocument> {
  const words: Words = {
    courseCodes: [
      '课程',
      (codes: SignUpDocument['courseCodes']) =>
        codes
          .map(
            (code) => `${code} ${courseList.find(({ courseCode }) => courseCode === code)?.courseName ?? ''}`,
          )
          .join('、'),
    ],
    siteId: [siteTitle, (id: string) => siteList.find(({ siteId }) => siteId === id)?.name ?? ''],
    photoFileId: ['照片', (id: string) => (id === '' ? '' : '一张照片，选好后在照片一步可以看到')],
    language: [
      '语种',
      (value: SignUpDocument['language']) => (value === null ? '' : signUpLanguageTitles[value]),
    ],
    studyForm: [
      '学习形式',
      (value: SignUpDocument['studyForm']) => (value === null ? '' : studyFormTitles[value]),
    ],
    freshGraduate: [
      '是否应届',
      (value: boolean | null) => (value === null ? '' : freshTitles[value ? 'yes' : 'no']),
    ],
    studyUnit: ['助学单位', String],
    remark: ['备注', String],
  };
  return {
    nameOf: (field) => words[field][0],
    textOf: (field, value) => words[field][1](value as never),
  };
}

/** A part that can be returned by itself, in the words of its exam. */
export const partTitle = ({ siteTitle }: Pick<SignUpExam, 'siteTitle'>, part: SignUpPart): string =>
  part === 'SITE' ? siteTitle : signUpPartTitles[part];

/** `2 学分，上机、答辩`: a course of the batch, or of a sign-up. */
export const creditAndForms = ({
  credit,
  assessForms,
}: Pick<SignUpRecord['courses'][number], 'credit' | 'assessForms'>): string =>
  `${credit} 学分，${assessForms.map((form) => assessFormTitles[form]).join('、')}`;

/** `120 元`, or 不收费. `fee` in 分. */
export const feeWords = (fee: number): string => (fee === 0 ? '不收费' : yuanWords(fee));

/** The fee, with what was paid of it. `fee`, `paid` in 分. */
export const feeAndPaid = (fee: number, paid: number): string =>
  paid > 0 ? `${feeWords(fee)}，已缴 ${yuanWords(paid)}` : feeWords(fee);

/** Money that was paid beyond the fee and comes back; empty where none does. `fee`, `paid` in 分. */
export const overpaidWords = (fee: number, paid: number): string =>
  paid > fee ? `多缴 ${yuanWords(paid - fee)}，待退` : '';

/** 学习情况 in words: 自考，非应届; empty while nothing is chosen. */
export const studyFormWords = ({
  studyForm,
  freshGraduate,
}: Pick<SignUpDocument, 'studyForm' | 'freshGraduate'>): string =>
  [
    studyForm && studyFormTitles[studyForm],
    freshGraduate !== null && freshTitles[freshGraduate ? 'yes' : 'no'],
  ]
    .filter(Boolean)
    .join('，');

/** Until when a sign-up is paid: neither a change nor taking it back and submitting again prolongs it. */
export const payWords = (record: Pick<SignUpRecord, 'payDeadline'> | null): string =>
  record === null || record.payDeadline === null
    ? `提交后 ${payMinutes} 分钟内缴费`
    : `${momentWords(record.payDeadline, 'end')} 前缴费`;

/** Chosen courses that the batch, or the plan of the student, has no more: a draft may be older than both. */
export function goneCourses(
  { courseCodes }: SignUpDocument,
  { courseList }: SignUpBatch,
  { courses }: OpenedSignUp,
): readonly string[] {
  const has = (list: readonly { courseCode: string }[], code: string) =>
    list.some(({ courseCode }) => courseCode === code);
  return courseCodes.filter((code) => !has(courseList, code) || !has(courses, code));
}

/** True when a site is chosen that the batch still has. */
export const hasSite = ({ siteId }: SignUpDocument, { siteList }: SignUpBatch): boolean =>
  siteList.some((site) => site.siteId === siteId);
