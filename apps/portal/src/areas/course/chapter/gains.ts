import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { cutToTenth, partShareOf } from '../../../shared/course/process-points.ts';
import { lessonsOf } from '../shared/next-lesson.ts';

/** Something that can still be done for the process score. */
export type Gain =
  | { readonly kind: 'VIDEO'; readonly points: number; readonly lessonNos: string; readonly seconds: number }
  | {
      readonly kind: 'CHAPTER';
      readonly points: number;
      readonly chapterNo: number;
      readonly testId: string;
      /** Null when it was never taken. */
      readonly from: number | null;
      readonly to: number;
    }
  | {
      readonly kind: 'COMPREHENSIVE';
      readonly points: number;
      readonly from: number | null;
      readonly to: number;
    };

/** Lessons by their numbers, `4.2、7.3、8.1 到 8.3`: from three in a row on as a range. `at` are indexes in `nos`, ascending. */
export function rangesOf(nos: readonly string[], at: readonly number[]): string {
  const runs: number[][] = [];
  for (const index of at) {
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  const words = ([...run]: number[]) =>
    run.length > 2
      ? `${nos[run[0] ?? 0]} 到 ${nos[run.at(-1) ?? 0]}`
      : run.map((index) => nos[index]).join('、');
  return runs.map(words).join('、');
}

/** The next round score above: 90, or 100 from there on. */
const goalAbove = (best: number) => (best < 90 ? 90 : 100);

function videoGain({ chapters, course }: CourseChapter, process: ProcessScore): Gain | null {
  const lessons = lessonsOf(chapters);
  const open = lessons.flatMap(({ finished }, index) => (finished ? [] : [index]));
  const seconds = open.reduce((sum, index) => {
    const { duration = 0, watchRate = 0 } = lessons[index] ?? {};
    return sum + (duration * (100 - watchRate)) / 100;
  }, 0);
  if (open.length === 0 || course.videoSeconds === 0) return null;
  const points = cutToTenth((seconds / course.videoSeconds) * 100 * partShareOf(process, 'VIDEO'));
  const nos = lessons.map(({ no }) => no);
  return { kind: 'VIDEO', points, lessonNos: rangesOf(nos, open), seconds: Math.round(seconds) };
}

function chapterGain({ chapters }: CourseChapter, process: ProcessScore): Gain | null {
  const tests = chapters.flatMap(({ no, test, unlockAfter }) =>
    test === null ? [] : [{ no, test, isOpen: unlockAfter === null }],
  );
  const [weakest] = tests
    .filter(({ isOpen, test }) => isOpen && (test.best ?? 0) < 100)
    .toSorted((left, right) => (left.test.best ?? 0) - (right.test.best ?? 0));
  if (weakest === undefined) return null;
  const { best, testId } = weakest.test;
  const to = goalAbove(best ?? 0);
  const points = cutToTenth(((to - (best ?? 0)) / tests.length) * partShareOf(process, 'CHAPTER'));
  return { kind: 'CHAPTER', points, chapterNo: weakest.no, testId, from: best, to };
}

function comprehensiveGain({ compTest }: CourseChapter, process: ProcessScore): Gain | null {
  if (compTest === null) return null;
  const { best, usedTry, maxTry, runningUntil } = compTest;
  const isLeft = maxTry === 0 || usedTry < maxTry || runningUntil !== null;
  if (!isLeft || best === 100) return null;
  const to = goalAbove(best ?? 0);
  const points = cutToTenth((to - (best ?? 0)) * partShareOf(process, 'COMPREHENSIVE'));
  return { kind: 'COMPREHENSIVE', points, from: best, to };
}

/** 还能加多少: the lessons that are left, the weakest chapter test, the 综合测验; what would add nothing is left out. */
export function gainsOf(outline: CourseChapter, process: ProcessScore): Gain[] {
  const gains = [
    videoGain(outline, process),
    chapterGain(outline, process),
    comprehensiveGain(outline, process),
  ];
  return gains.filter((gain) => gain !== null && gain.points > 0) as Gain[];
}
