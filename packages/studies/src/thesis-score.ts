import { weigh } from './tenths.ts';

/** The minimum that passes, for a defence and for a thesis as a whole. */
const pass = 60;

/** 优秀 · 良好 · 中等 · 合格 · 不合格. */
export type ThesisLevel = 'EXCELLENT' | 'GOOD' | 'MEDIUM' | 'PASS' | 'FAIL';

/** Each level from which score on, and with what it counts in the degree average. */
const levels: readonly { level: ThesisLevel; from: number; counts: number }[] = [
  { level: 'EXCELLENT', from: 90, counts: 95 },
  { level: 'GOOD', from: 80, counts: 85 },
  { level: 'MEDIUM', from: 70, counts: 75 },
  { level: 'PASS', from: pass, counts: 65 },
];

const levelAt = (score: number) => levels.find(({ from }) => score >= from);

/** The level of a thesis score. */
export const thesisLevelOf = (score: number): ThesisLevel => levelAt(score)?.level ?? 'FAIL';

/** Score of a thesis in the degree average: fixed for its level; null when it was not passed. */
export const thesisCounts = (score: number): number | null => levelAt(score)?.counts ?? null;

/** The same by the level alone. */
export const levelCounts = (level: ThesisLevel): number | null =>
  levels.find((row) => row.level === level)?.counts ?? null;

/** The lowest score whose level counts at least `counted` in the degree average; null when none counts as much. */
export const thesisScoreCounting = (counted: number): number | null =>
  levels.findLast((row) => row.counts >= counted)?.from ?? null;

/** Scores of a thesis by its three judges, each 0–100. */
export interface ThesisMarks {
  readonly advisor: number;
  readonly reviewer: number;
  readonly defence: number;
}

/** Advisor and reviewer count 30 % each, the defence 40 %; a review or a defence below 60 fails whatever the total. */
export function thesisTotal(marks: ThesisMarks) {
  const total = weigh([
    [marks.advisor, 30],
    [marks.reviewer, 30],
    [marks.defence, 40],
  ]);
  return { total, passed: Math.min(total, marks.reviewer, marks.defence) >= pass };
}
