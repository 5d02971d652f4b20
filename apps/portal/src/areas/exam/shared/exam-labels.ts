/** A score as text, or a dash before there is one. */
export const scoreWords = (score: number | null) => (score === null ? '—' : String(score));

/** How many tries there are and were, in the one wording that there is: 可考 3 次，已用 2 次. */
export const triesWords = ({ maxTry, usedTry }: { maxTry: number; usedTry: number }) =>
  `${maxTry === 0 ? '次数不限' : `可考 ${maxTry} 次`}，已用 ${usedTry} 次`;

/** The result in words: 86 分，合格. */
export const resultWords = ({ score, passed }: { score: number; passed: boolean | null }): string =>
  `${score} 分${passed === null ? '' : passed ? '，合格' : '，不合格'}`;

/** The markers of written answers, and the time they take. */
export const markingWords = '主观题由主考院校的教师批阅，一般 5 个工作日内出分。';

/** The scores that decide which attempt counts. */
export interface CountedScores {
  /** Of this attempt; null while it is marked. */
  readonly score: number | null;
  /** The highest so far, this attempt's included; null before there is one. */
  readonly best: number | null;
  readonly passScore: number;
}

/** The meaning of a score: the highest one counts, which may be another attempt's. Empty while nothing counts yet. */
export function countedWords({ score, best, passScore }: CountedScores): string {
  if (best === null) return '';
  const outcome = best >= passScore ? '合格' : `还没有合格，合格线 ${passScore} 分`;
  if (score === null) return `取最高分：目前最高 ${best} 分，${outcome}；批阅后再比较。`;
  if (best > score) return `取最高分：仍以 ${best} 分计，${outcome}。`;
  return `取最高分：以这次的 ${best} 分计，${outcome}。`;
}
