import type { ProcessPartCode, ProcessScore } from '@qianwei/api/contract/course/process-score';

/** Points with one decimal; what is beyond it is cut, so that nobody is promised more. Binary fractions lose nothing. */
export const cutToTenth = (points: number): number => Math.floor(points * 10 + 1e-6) / 10;

/** Points as all pages write them: 9 is 9.0 beside 25.8, and 0.78 is 0.7. */
export const formatPoints = (points: number): string => cutToTenth(points).toFixed(1);

/** The share of a part in the process score, 0–1, with what the course lacks spread over the others; 0 without it. */
export function partShareOf(process: Pick<ProcessScore, 'parts'>, code: ProcessPartCode): number {
  const all = process.parts.reduce((sum, { weight }) => sum + weight, 0);
  const own = process.parts.find((part) => part.code === code)?.weight ?? 0;
  return all === 0 ? 0 : own / all;
}

/** Such as 30%, or 42.86% where a part is missing: times a score of up to 100, it comes to the points that are shown. */
export const formatShare = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
