import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { CourseService } from '@qianwei/api/contract/course/course';
import type { ProcessEnd, ProcessPartCode, ProcessScore } from '@qianwei/api/contract/course/process-score';
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
  readonly passed: boolean;
  /** Null where the student is signed up for an assessment without one. */
  readonly service: CourseService | null;
  /** The end of the day of the written exam; null where none is planned. */
  readonly cutOff: Date | null;
  readonly basis: Basis;
  readonly now: Date;
}

function lastValidDay(cutOff: Date): string {
  const day = formatDay(new Date(cutOff.getTime() - 1));
  return `${Number(day.slice(0, 4)) + validYears}${day.slice(4)}`;
}

/** Why nothing can be added any more; null while something can. */
function endOf({ passed, service, cutOff, now }: ProcessFacts): ProcessEnd | null {
  if (passed) return 'PASSED';
  if (cutOff !== null && cutOff <= now) return 'SETTLED';
  return service === null || service.status === 'ACTIVE' ? null : service.status;
}

/** The process score of a course; a part that the course doesn't have is left out. */
export function processScoreOfCourse(facts: ProcessFacts): ProcessScore {
  const { videoRate, tests, deeds, cutOff, basis, now } = facts;
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
    end: endOf(facts),
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
