import { meanOfSum, tenthsOf } from '@qianwei/studies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DegreeSums,
  firstEstimate,
  forecastOf,
  forecastWords,
  missingPoints,
  outlookOf,
  thesisCases,
} from './degree-gap.ts';

/** 周子墨 (screens §12.4): four scores, the thesis among those to come. */
const zhou: DegreeSums = { need: 70, sum: 275, done: 4, rest: 17, thesisCounted: false };

describe('学位还差多远', () => {
  it('周子墨 needs 70.3 on average of 17; the first whole estimate that is enough is 71', () => {
    expect(meanOfSum(zhou.sum, zhou.done)).toBe(68.8);
    expect(outlookOf(zhou)).toEqual({ kind: 'OPEN', needed: 70.3 });
    expect(firstEstimate(zhou)).toBe(71);
    expect(forecastOf(zhou, 71).isEnough).toBe(true);
    expect(forecastOf(zhou, 70).isEnough).toBe(false);
  });

  it('an estimate of 72 makes 71.38, which is 71.4, and can be followed by hand', () => {
    expect(forecastOf(zhou, 72)).toEqual({ isEnough: true, average: 71.4 });
    expect(forecastWords(zhou, 72)).toBe('(275 ＋ 72 × 17) ÷ 21 ＝ 71.38…，保留一位小数为 71.4');
    expect(forecastWords({ ...zhou, sum: 276 }, 60)).toBe(
      '(276 ＋ 60 × 17) ÷ 21 ＝ 61.71…，保留一位小数为 61.7',
    );
    expect(forecastWords({ ...zhou, sum: 280, rest: 16 }, 70)).toBe('(280 ＋ 70 × 16) ÷ 20 ＝ 70');
    expect(forecastWords({ ...zhou, sum: 1086, done: 15, rest: 0 }, 72)).toBe('1086 ÷ 15 ＝ 72.4');
  });

  it('a good thesis leaves 69.4 to the rest, a medium one 70; none of it once it is counted', () => {
    expect(thesisCases(zhou)).toEqual([
      { level: 'GOOD', needed: 69.4, isEasier: true },
      { level: 'MEDIUM', needed: 70, isEasier: true },
    ]);
    expect(thesisCases({ ...zhou, thesisCounted: true })).toEqual([]);
    expect(thesisCases({ ...zhou, rest: 1 })).toEqual([]);
  });

  it.each<[string, Partial<DegreeSums>, ReturnType<typeof outlookOf>]>([
    [
      'all scores are there and enough',
      { sum: 1086, done: 15, rest: 0 },
      { kind: 'SETTLED', isEnough: true, average: 72.4 },
    ],
    [
      'all scores are there and too low',
      { sum: 1044, done: 15, rest: 0 },
      { kind: 'SETTLED', isEnough: false, average: 69.6 },
    ],
    ['no score would be high enough', { sum: 610, done: 10, rest: 2 }, { kind: 'UNREACHABLE', best: 67.1 }],
    ['a thesis counts 95 at most', { sum: 740, done: 11, rest: 1 }, { kind: 'UNREACHABLE', best: 69.6 }],
    [
      'only the thesis is to come',
      { sum: 960, done: 14, rest: 1 },
      { kind: 'THESIS_ONLY', level: 'EXCELLENT' },
    ],
    [
      'a thesis that passes is enough',
      { sum: 1000, done: 14, rest: 1 },
      { kind: 'THESIS_ONLY', level: 'PASS' },
    ],
    ['passing everything is enough', { sum: 800, done: 10, rest: 10 }, { kind: 'SAFE' }],
    ['nothing is there yet', { sum: 0, done: 0, rest: 21 }, { kind: 'OPEN', needed: 70 }],
  ])('is plain when %s', (_, change, outlook) => {
    expect(outlookOf({ ...zhou, ...change })).toEqual(outlook);
  });

  it('吴佳怡 lacks 6 points of 15 scores, 郑凯 none', () => {
    expect(missingPoints({ need: 70, sum: 1044, done: 15, rest: 0, thesisCounted: true })).toBe(6);
    expect(missingPoints({ need: 70, sum: 1043.5, done: 15, rest: 0, thesisCounted: true })).toBe(6.5);
    expect(missingPoints({ need: 70, sum: 1086, done: 15, rest: 0, thesisCounted: true })).toBe(0);
  });

  it('never promises what is not enough, and asks for no more than a tenth above it', () => {
    const sums = fc
      .record({
        tenths: fc.array(fc.integer({ min: 600, max: 1000 }), { maxLength: 20 }),
        rest: fc.integer({ min: 1, max: 25 }),
        estimate: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ tenths, rest, estimate }) => ({
        estimate,
        scores: {
          ...{ need: 70, done: tenths.length, rest, thesisCounted: true },
          sum: tenths.reduce((total, score) => total + score, 0) / 10,
        },
      }));
    fc.assert(
      fc.property(sums, ({ scores, estimate }) => {
        const { sum, done, rest } = scores;
        const exact = (mean: number) => tenthsOf(sum) + tenthsOf(mean) * rest >= 700 * (done + rest);
        const forecast = forecastOf(scores, estimate);
        expect(forecast.isEnough).toBe(exact(estimate));
        expect(forecast.average >= scores.need).toBe(forecast.isEnough);
        const outlook = outlookOf(scores);
        if (outlook.kind === 'OPEN') {
          expect(exact(outlook.needed)).toBe(true);
          expect(exact(outlook.needed - 0.1)).toBe(false);
        }
        if (outlook.kind !== 'UNREACHABLE') expect(exact(firstEstimate(scores))).toBe(true);
      }),
    );
  });

  it('shows 69.9 and not 70 where rounding would show the need as reached', () => {
    const close: DegreeSums = { need: 70, sum: 1399, done: 20, rest: 1, thesisCounted: true };
    expect(forecastOf(close, 70)).toEqual({ isEnough: false, average: 69.9 });
    expect(forecastWords(close, 70)).toBe('(1399 ＋ 70 × 1) ÷ 21 ＝ 69.95…');
  });
});
