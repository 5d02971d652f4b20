import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { ProcessPartCode, ProcessScore } from '@qianwei/api/contract/course/process-score';
import { processPoints, processScoreOfParts, processWeights } from '@qianwei/api/studies/course-score';
import { mean } from '@qianwei/api/studies/tenths';
import { formatDateTime, formatDay } from '../../../time.ts';
import type { CourseTest } from './course-tests.ts';
import { type Deeds, performanceOf } from './performance.ts';

/** Years for which a process score counts, from the day it was cut off. */
const validYears = 2;

/** What the process score of a course is computed from. */
export interface ProcessFacts {
  /** Percent, 0–100. */
  readonly videoRate: number;
  /** The tests of the course. */
  readonly tests: readonly CourseTest[];
  readonly deeds: Deeds;
  /** The end of the day of the written exam; null where none is planned. */
  readonly cutOff: Date | null;
  readonly basis: Basis;
  readonly now: Date;
}

function lastValidDay(cutOff: Date): string {
  const day = formatDay(new Date(cutOff.getTime() - 1));
  return `${Number(day.slice(0, 4)) + validYears}${day.slice(4)}`;
}

/** The process score of a course; a part that the course doesn't have is left out. */
export function processScoreOfCourse({
  videoRate,
  tests,
  deeds,
  cutOff,
  basis,
  now,
}: ProcessFacts): ProcessScore {
  const chapterScores = tests.filter(({ test }) => test.type === 'CHAPTER').map(({ best }) => best);
  const overall = tests.find(({ test }) => test.type === 'COMPREHENSIVE');
  const performance = performanceOf(deeds);
  const scores: Readonly<Record<ProcessPartCode, number | null>> = {
    VIDEO: videoRate,
    CHAPTER: mean(chapterScores.map((best) => best ?? 0)),
    COMPREHENSIVE: overall === undefined ? null : (overall.best ?? 0),
    PERFORMANCE: performance.score,
  };
  const parts = (Object.keys(processWeights) as ProcessPartCode[]).flatMap((code) => {
    const score = scores[code];
    return score === null ? [] : [{ code, score, weight: processWeights[code] }];
  });
  const score = processScoreOfParts(parts);
  return {
    score,
    points: processPoints(score),
    parts,
    chapterScores,
    performance: performance.items,
    cutOff: cutOff && formatDateTime(cutOff),
    validUntil: cutOff !== null && cutOff <= now ? lastValidDay(cutOff) : null,
    basis,
  };
}
