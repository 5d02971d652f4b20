import { tenthsOf, weigh } from './tenths.ts';

/** What the process score (过程性考核) of a course is made of, each 0–100. */
export interface ProcessParts {
  /** Share of the video that was watched. */
  readonly video: number;
  /** Chapter tests. */
  readonly chapters: number;
  /** 综合测验. */
  readonly comprehensive: number;
  /** 学习表现. */
  readonly performance: number;
}

/** Video, chapter tests and 综合测验 count 30 % each, performance 10 %; one decimal. */
export const processScoreOf = ({ video, chapters, comprehensive, performance }: ProcessParts) =>
  weigh([
    [video, 30],
    [chapters, 30],
    [comprehensive, 30],
    [performance, 10],
  ]);

/** Both scores together (折算): 70 % exam and 30 % process. */
export const weighedScore = (exam: number, process: number) =>
  weigh([
    [exam, 70],
    [process, 30],
  ]);

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
