import type { ProcessPartCode } from '@qianwei/api/contract/course/process-score';
import { tenthsOf, weigh } from './tenths.ts';

/**
 * Parts of the process score (过程性考核) of a course, each 0–100. A part that the course does not have is left out or null;
 * one that it has and that was not begun is 0.
 */
export interface ProcessParts {
  /** Share of the video that was watched. */
  readonly video?: number | null;
  /** Chapter tests. */
  readonly chapters?: number | null;
  /** 综合测验. */
  readonly comprehensive?: number | null;
  /** 学习表现. */
  readonly performance?: number | null;
}

/** Weight of each part of the process score in percent, in a course that has them all. */
export const processWeights: Readonly<Record<ProcessPartCode, number>> = {
  VIDEO: 30,
  CHAPTER: 30,
  COMPREHENSIVE: 30,
  PERFORMANCE: 10,
};

/** A part of a process score: 0–100, and its weight in percent. */
export interface WeighedPart {
  readonly score: number;
  readonly weight: number;
}

/**
 * The process score of the parts that a course has, one decimal, cut and not rounded up: those that it lacks are not among
 * them, and the others weigh more in their place. 0 of nothing.
 */
export const processScoreOfParts = (parts: readonly WeighedPart[]): number =>
  weigh(parts.map(({ score, weight }) => [score, weight]));

/** The process score by `processWeights`, as `processScoreOfParts` computes it. */
export const processScoreOf = ({ video, chapters, comprehensive, performance }: ProcessParts): number =>
  processScoreOfParts(
    [
      { score: video, weight: processWeights.VIDEO },
      { score: chapters, weight: processWeights.CHAPTER },
      { score: comprehensive, weight: processWeights.COMPREHENSIVE },
      { score: performance, weight: processWeights.PERFORMANCE },
    ].flatMap(({ score, weight }) => (score === null || score === undefined ? [] : [{ score, weight }])),
  );

/** Share of the process score in both scores together, in percent; the exam counts the rest. */
export const processShare = 30;

/** Both scores together (折算): 70 % exam and 30 % process. */
export const weighedScore = (exam: number, process: number) =>
  weigh([
    [exam, 100 - processShare],
    [process, processShare],
  ]);

/** The points, 0–30, that a process score brings into both scores together, cut as they are. */
export const processPoints = (process: number): number => weighedScore(0, process);

/** The process score (null without one) can lift the exam's score but never lowers it: both together, or the exam alone. */
export const finalScore = (exam: number, process: number | null) =>
  process === null ? exam : Math.max(exam, weighedScore(exam, process));

/** From here on a course is passed. Nothing is rounded up to it: 59.5 is not. */
export const passScore = 60;

/** The lowest score of the exam that passes with this process score (null without one), in tenths. */
export function examNeeded(process: number | null): number {
  if (process === null) return passScore;
  const lifted = (tenthsOf(passScore) * 100 - tenthsOf(process) * 30) / 70;
  return Math.min(passScore, Math.max(0, Math.ceil(lifted)) / 10);
}
