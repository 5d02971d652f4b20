import {
  type Grade,
  type GradeList,
  gradeResultTitles,
  gradeTypeTitles,
} from '@qianwei/api/contract/academic/grade';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { passScore } from '@qianwei/studies';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { scoreGap } from './arithmetic.ts';

/** A result as a mark and a word. */
export interface ResultLook extends Pick<StateMarkProps, 'shape' | 'tone'> {
  word: string;
}

/** The mark of a result. Nothing is rounded: 59.5 is 不合格，差 0.5. */
export function resultMark({ result, finalScore, gradeType }: Grade): ResultLook {
  switch (result) {
    case 'PASS':
      return {
        shape: 'check',
        tone: 'success',
        word: gradeType === 'EXEMPT' ? gradeTypeTitles.EXEMPT : gradeResultTitles.PASS,
      };
    case 'FAIL': {
      const missing = finalScore !== null && finalScore < passScore ? scoreGap(passScore, finalScore) : 0;
      return { shape: 'cross', tone: 'danger', word: missing > 0 ? `不合格，差 ${missing}` : '不合格' };
    }
    case 'ABSENT':
      return { shape: 'dash', tone: 'muted', word: '缺考' };
    case 'VIOLATION':
      return { shape: 'triangle', tone: 'danger', word: '违纪' };
    case 'PENDING':
      return { shape: 'dotted', tone: 'muted', word: '未公布' };
  }
}

/** Words for a result without a number, never 0. */
const inPlaceOfScore: Readonly<Partial<Record<Grade['result'], string>>> = {
  ABSENT: '缺考',
  VIOLATION: '违纪',
};

/** The score of the written exam. */
export const examWords = ({ examScore, result }: Grade): string =>
  examScore === null ? (inPlaceOfScore[result] ?? '—') : String(examScore);

/** The process score. */
export const processWords = ({ processScore }: Grade): string =>
  processScore === null ? '—' : String(processScore);

/** The final score, of a thesis its level. */
export function finalWords({ finalScore, level, result, gradeType }: Grade): string {
  if (level !== null) return thesisLevelTitles[level];
  if (finalScore !== null) return String(finalScore);
  // Some practice courses are passed without a score.
  if (result === 'PASS' && gradeType !== 'EXEMPT') return gradeResultTitles.PASS;
  return result === 'PENDING' ? '—' : '无分数';
}

/** True when the final score is a number or a level, and not a word in its place. */
export const hasScore = ({ finalScore, level }: Grade): boolean => finalScore !== null || level !== null;

/** Terms of the degree average, by course. */
type Counted = GradeList['summary']['degreeTerms'];

/** Points of a thesis by its level; empty for any other course. */
function thesisWords({ finalScore, level, courseCode }: Grade, degree: Counted): string {
  if (level === null || finalScore === null) return '';
  if (level === 'FAIL') return `总评 ${finalScore} 分`;
  const counts = degree.find((term) => term.courseCode === courseCode)?.score;
  const counted = counts === undefined ? '' : `，按 ${counts} 分计入学位均分`;
  return `${finalScore} 分为${thesisLevelTitles[level]}${counted}`;
}

/** Lines below a course's name: the points of a thesis, and how the score came about. */
export function storyWords(grade: Grade, degree: Counted): string[] {
  const isNumberless = grade.result === 'PASS' && !hasScore(grade);
  return [thesisWords(grade, degree), isNumberless ? '' : grade.note].filter((words) => words !== '');
}

/** `旧 03708`; empty for a course whose code never changed. */
export const oldCodeWords = ({ oldCodes }: Grade): string =>
  oldCodes.length === 0 ? '' : `旧 ${oldCodes.join('、')}`;
