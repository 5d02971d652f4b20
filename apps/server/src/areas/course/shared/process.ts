import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { ProcessPartCode, ProcessScore } from '@qianwei/api/contract/course/process-score';
import { type Day, wallClock } from '@qianwei/api/time/moment';
import { mean, processPoints, processScoreOfParts, processWeights } from '@qianwei/studies';
import { dayOf, formatDateTime } from '../../../time.ts';
import type { CourseTest } from './course-tests.ts';
import { type Deeds, performanceOf } from './performance.ts';
import { type EndFacts, processEndOf } from './process-end.ts';

/** Years for which a process score counts, from the day it was cut off. */
const validYears = 2;

/** Facts from which the process score of a course is computed. */
export interface ProcessFacts extends EndFacts {
  /**
   * Percent, 0–100: all that was ever watched. What was watched is kept as a set of seconds without their times (ADR 21), so that
   * lessons watched again after the exam or the pass still show here; after the service's end the player records nothing.
   */
  readonly videoRate: number;
  /** The tests of the course. */
  readonly tests: readonly CourseTest[];
  /** Highest graded score of the attempts that count, by the test's id. */
  readonly bests: ReadonlyMap<string, number>;
  /** Those that count. */
  readonly deeds: Deeds;
  readonly basis: Basis;
  readonly now: Date;
}

function lastValidDay(cutOff: Date): Day {
  const { year, month, day } = wallClock(cutOff.getTime() - 1);
  return dayOf(year + validYears, month, day);
}

/** The process score of a course; a part that the course doesn't have is left out. */
export function processScoreOfCourse(facts: ProcessFacts): ProcessScore {
  const { videoRate, tests, bests, deeds, cutOff, basis, now } = facts;
  const bestOf = ({ test }: CourseTest) => bests.get(test.id) ?? null;
  const chapterScores = tests.filter(({ test }) => test.type === 'CHAPTER').map(bestOf);
  const overall = tests.find(({ test }) => test.type === 'COMPREHENSIVE');
  const performance = performanceOf(deeds);
  const scores: Readonly<Record<ProcessPartCode, number | null>> = {
    VIDEO: videoRate,
    CHAPTER: mean(chapterScores.map((best) => best ?? 0)),
    COMPREHENSIVE: overall === undefined ? null : (bestOf(overall) ?? 0),
    PERFORMANCE: performance.score,
  };
  const parts = (Object.keys(processWeights) as ProcessPartCode[]).flatMap((code) => {
    const score = scores[code];
    return score === null ? [] : [{ code, score, weight: processWeights[code] }];
  });
  const score = processScoreOfParts(parts);
  return {
    end: processEndOf(facts, now),
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
