import type { ThesisMarks } from '@qianwei/studies';
import {
  accounting2021,
  accounting2024,
  computing2021,
  computing2026,
  type UsualSessions,
} from './usual-sessions.ts';

/** Result of a demo student in a course: a score, or the word in its place. */
type Result = number | 'ABSENT' | 'EXEMPT' | 'PASS';

/** How many sittings before the last one: 0 is the last. */
type Sitting = number;

/** The results of one demo student. */
export interface DemoResults {
  /** Written courses with the sitting in which each was taken. */
  readonly written: readonly (readonly [code: string, result: Result, sitting: Sitting])[];
  /** Practice courses; PASS is passed by level, without a number. */
  readonly practices?: readonly (readonly [code: string, result: Result])[];
  /** The total and the score of the defence. */
  readonly thesis?: { readonly code: string; readonly marks: ThesisMarks };
  /** The elective that was confirmed. */
  readonly elective?: string;
}

/** Takes courses one after another, from `first` sittings ago on, each half-day once in a sitting. */
function spread(first: Sitting, courses: UsualSessions, scores: readonly Result[]): DemoResults['written'] {
  const taken = new Set<string>();
  return courses.map(([code, halfDay], index) => {
    let sitting = first;
    while (taken.has(`${sitting} ${halfDay}`)) sitting -= 1;
    taken.add(`${sitting} ${halfDay}`);
    return [code, scores[index] ?? 60, sitting] as const;
  });
}

const accountingPractice = (score: number) => [['13753', score]] as const;

/** All written and practice courses of 080901 with 13017; the last score is that of 13017. */
function allOfComputing(
  first: Sitting,
  scores: readonly number[],
  practices: readonly number[],
): DemoResults {
  const courses = computing2026.filter(([code]) => code !== '04751');
  const codes = ['13014', '13004', '02334', '00899', '04736', '04748'];
  return {
    written: spread(first, courses, scores),
    practices: codes.map((code, index) => [code, practices[index] ?? 75] as const),
    elective: '13017',
  };
}

const allOfAccounting = (first: Sitting, scores: readonly Result[], practice: number): DemoResults => ({
  written: spread(first, accounting2024, scores),
  practices: accountingPractice(practice),
});

/** The results of the demo students; the golden numbers of screens §12.4 come out of them. */
export const demoResults: Readonly<Record<string, DemoResults>> = {
  周子墨: {
    written: [
      ['02333', 60, 4],
      ['13013', 71, 3],
      ['15043', 78, 1],
      ['15044', 66, 1],
      ['13003', 59.5, 0],
      ['02324', 'ABSENT', 0],
      ['13000', 'EXEMPT', 0],
    ],
  },
  陈思远: allOfComputing(
    9,
    [76, 81, 73, 65, 68, 70, 84, 79, 72, 77, 80, 74, 85, 82, 71],
    [86, 82, 88, 79, 84, 90],
  ),
  王雨桐: allOfAccounting(9, [80, 72, 66, 75, 78, 81, 70, 76, 73, 68, 71, 83, 69, 74], 84),
  李明轩: allOfComputing(
    12,
    [70, 74, 68, 61, 63, 66, 75, 72, 65, 69, 73, 67, 78, 71, 64],
    [80, 76, 82, 74, 79, 85],
  ),
  赵婉清: allOfAccounting(12, [82, 77, 70, 79, 84, 80, 75, 81, 78, 73, 76, 85, 74, 79], 88),
  孙浩然: {
    ...allOfComputing(
      12,
      [69, 71, 66, 62, 60, 64, 72, 70, 63, 67, 68, 65, 74, 69, 61],
      [78, 72, 80, 70, 75, 81],
    ),
    thesis: { code: '14976', marks: { advisor: 72, reviewer: 68, defence: 54 } },
  },
  吴佳怡: {
    ...allOfAccounting(15, [72, 68, 'EXEMPT', 61, 66, 70, 63, 74, 67, 71, 65, 75, 62, 65], 80),
    thesis: { code: '14848', marks: { advisor: 80, reviewer: 84, defence: 82 } },
  },
  郑凯: {
    written: spread(18, computing2021, [75, 70, 68, 66, 72, 70, 77, 69, 71, 80, 78, 74, 65, 76]),
    practices: [
      ['02334', 'PASS'],
      ['04736', 'PASS'],
      ['04748', 'PASS'],
    ],
    thesis: { code: '14976', marks: { advisor: 75, reviewer: 73, defence: 74 } },
  },
  何静: {
    written: [
      ['03708', 71, 3],
      ['03709', 63, 3],
      ['13752', 66, 1],
      ['11002', 68, 1],
      ['13141', 60, 1],
      ['08119', 64, 0],
      ['00160', 'ABSENT', 0],
    ],
  },
  黄磊: allOfComputing(
    12,
    [73, 70, 69, 64, 66, 68, 77, 74, 67, 71, 75, 70, 80, 73, 66],
    [82, 79, 84, 76, 80, 86],
  ),
  钱文博: { written: [['13003', 68, 1]] },
  冯雪: { written: spread(12, accounting2021, [74, 70, 62, 68, 71, 73, 66, 72, 69, 65, 67, 77, 64, 70]) },
};
