import {
  levelCounts,
  meanNeeded,
  meanOfSum,
  passScore,
  type ScoresSoFar,
  type ThesisLevel,
  tenthsOf,
} from '@qianwei/studies';

/** Required average, and the scores so far. */
export interface DegreeSums extends ScoresSoFar {
  readonly need: number;
  /** The thesis is among the scores. */
  readonly thesisCounted: boolean;
}

/** The highest score of a course. */
export const maxScore = 100;

/** The levels with which a thesis is passed, the best first. */
const levels: readonly ThesisLevel[] = ['EXCELLENT', 'GOOD', 'MEDIUM', 'PASS'];

/** True when all scores together reach the need with these points from the rest; exact, nothing is rounded. */
const reaches = ({ need, sum, done, rest }: DegreeSums, points: number): boolean =>
  tenthsOf(sum) + tenthsOf(points) >= tenthsOf(need) * (done + rest);

/** The scores with one of the thesis, by its level. */
function withThesis(scores: DegreeSums, level: ThesisLevel): DegreeSums {
  const { sum, done, rest } = scores;
  const counts = levelCounts(level) ?? 0;
  return { ...scores, sum: (tenthsOf(sum) + tenthsOf(counts)) / 10, done: done + 1, rest: rest - 1 };
}

/** The degree average when the rest has this mean. */
export interface Forecast {
  readonly isEnough: boolean;
  /** One decimal, halves up; cut instead where rounding would show the need as reached. */
  readonly average: number;
}

/** Points that the scores lack when nothing is to come: `70 × 15 − 1044 = 6`, exact to a tenth; 0 where they are enough. */
export const missingPoints = ({ need, sum, done }: DegreeSums): number =>
  Math.max(0, tenthsOf(need) * done - tenthsOf(sum)) / 10;

/** The forecast for a mean of the rest, in tenths at most. */
export function forecastOf(scores: DegreeSums, estimate: number): Forecast {
  const { need, sum, done, rest } = scores;
  const points = (tenthsOf(estimate) * rest) / 10;
  const isEnough = reaches(scores, points);
  const all = (tenthsOf(sum) + tenthsOf(points)) / 10;
  const average = meanOfSum(all, done + rest) ?? 0;
  return { isEnough, average: isEnough || average < need ? average : (tenthsOf(need) - 1) / 10 };
}

/** The scores that are still needed. */
export type Outlook =
  /** All are there: whether they reach the need. */
  | { readonly kind: 'SETTLED'; readonly isEnough: boolean; readonly average: number | null }
  /** Nothing but the thesis is to come: `level` is the lowest that is enough. */
  | { readonly kind: 'THESIS_ONLY'; readonly level: ThesisLevel }
  /** Not even the highest scores are enough: they make `best`. */
  | { readonly kind: 'UNREACHABLE'; readonly best: number }
  /** Passing everything is enough. */
  | { readonly kind: 'SAFE' }
  /** They need this mean: one decimal, rounded up. */
  | { readonly kind: 'OPEN'; readonly needed: number };

/** The scores that are still needed to reach the degree. */
export function outlookOf(scores: DegreeSums): Outlook {
  const { need, sum, done, rest, thesisCounted } = scores;
  if (rest === 0) {
    const { isEnough, average } = forecastOf(scores, 0);
    return { kind: 'SETTLED', isEnough, average: done === 0 ? null : average };
  }
  const thesisMax = thesisCounted ? maxScore : (levelCounts('EXCELLENT') ?? maxScore);
  const maxPoints = maxScore * (rest - 1) + thesisMax;
  if (!reaches(scores, maxPoints)) {
    const { average } = forecastOf({ ...scores, sum: sum + maxPoints, done: done + rest, rest: 0 }, 0);
    return { kind: 'UNREACHABLE', best: average };
  }
  if (!thesisCounted && rest === 1) {
    const level = levels.findLast((each) => reaches(withThesis(scores, each), 0)) ?? 'EXCELLENT';
    return { kind: 'THESIS_ONLY', level };
  }
  const needed = meanNeeded(need, scores) ?? 0;
  return needed <= passScore ? { kind: 'SAFE' } : { kind: 'OPEN', needed };
}

/** The smallest whole mean of the rest that is enough and passes; the highest score where none is. */
export const firstEstimate = (scores: DegreeSums): number =>
  Math.min(maxScore, Math.max(passScore, Math.ceil(meanNeeded(scores.need, scores) ?? 0)));

/** The need of the rest besides the thesis when that gets this level. */
export interface ThesisCase {
  readonly level: ThesisLevel;
  /** Its mean: one decimal, rounded up. */
  readonly needed: number;
  /** A better thesis means that less is needed than without knowing it. */
  readonly isEasier: boolean;
}

/**
 * The need of the rest after a good and a medium thesis; empty once it is counted, or without any other score to come.
 */
export function thesisCases(scores: DegreeSums): ThesisCase[] {
  if (scores.thesisCounted || scores.rest < 2) return [];
  const plain = meanNeeded(scores.need, scores) ?? 0;
  return (['GOOD', 'MEDIUM'] as const).map((level) => {
    const needed = meanNeeded(scores.need, withThesis(scores, level)) ?? 0;
    return { level, needed, isEasier: needed < plain };
  });
}

/** `sum` ÷ `count` with up to two decimals; what is beyond them is cut and shown as …, so that it never looks rounded. */
function quotientWords(sum: number, count: number): string {
  const hundredths = tenthsOf(sum) * 10;
  const cut = Math.floor(hundredths / count) / 100;
  return hundredths % count === 0 ? String(cut) : `${cut.toFixed(2)}…`;
}

/**
 * The calculation of the forecast, to be followed by hand: `(275 ＋ 72 × 17) ÷ 21 ＝ 71.38…，保留一位小数为 71.4`, and when
 * nothing is to come `1086 ÷ 15 ＝ 72.4`. Empty of nothing.
 */
export function forecastWords(scores: DegreeSums, estimate: number): string {
  const { sum, done, rest } = scores;
  const count = done + rest;
  if (count === 0) return '';
  const all = (tenthsOf(sum) + tenthsOf(estimate) * rest) / 10;
  const { average } = forecastOf(scores, estimate);
  const quotient = quotientWords(all, count);
  const isRounded = average === meanOfSum(all, count) && quotient !== String(average);
  const rounded = isRounded ? `，保留一位小数为 ${average}` : '';
  const dividend = rest === 0 ? sum : `(${sum} ＋ ${estimate} × ${rest})`;
  return `${dividend} ÷ ${count} ＝ ${quotient}${rounded}`;
}
