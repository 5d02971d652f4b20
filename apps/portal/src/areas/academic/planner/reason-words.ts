import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { monthTitle } from './month-words.ts';

/** From this many things on, a list ends with how many they are. */
const minLong = 4;

/** `13003、04735`, and of four or more the first two and how many: `13003、04735 等 6 门`. */
const listWords = (items: readonly string[], unit: string): string =>
  items.length < minLong ? items.join('、') : `${items.slice(0, 2).join('、')} 等 ${items.length} ${unit}`;

/** Codes of courses: `13003、04735 等 6 门`. */
export const codesWords = (codes: readonly string[]): string => listWords(codes, '门');

/** Months as `yyyy-MM`: `2027年4月、2027年10月`. */
export const monthsWords = (months: readonly string[]): string => listWords(months.map(monthTitle), '期');

/** A course or a practice with its name, and of several only the codes: `02324 离散数学`. */
export function coursesWords({ written, practices }: PlannerFacts, codes: readonly string[]): string {
  const [code] = codes;
  const course = [...written, ...practices].find(({ courseCode }) => courseCode === code);
  return codes.length === 1 && course !== undefined
    ? `${course.courseCode} ${course.courseName}`
    : codesWords(codes);
}

/** How the plan calls its thesis: 毕业设计, 毕业论文. */
export const thesisTitle = ({ thesis }: Pick<PlannerFacts, 'thesis'>): string =>
  thesisKindTitles[thesis?.kind ?? 'PAPER'];

/** A subject with what is said about it: a space follows a code, none a Chinese name. */
export const clause = (subject: string, rest: string): string =>
  /[\dA-Za-z]$/.test(subject) ? `${subject} ${rest}` : `${subject}${rest}`;
