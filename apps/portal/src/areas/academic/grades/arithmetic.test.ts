import { describe, expect, it } from 'vitest';
import { meanWords, scoreGap } from './arithmetic.ts';

describe('an average can be calculated again by hand', () => {
  it.each([
    ['周子墨', [78, 66, 71, 60], '(78 ＋ 66 ＋ 71 ＋ 60) ÷ 4 ＝ 68.75，保留一位小数为 68.8'],
    ['吴佳怡', [72, 68, 61, 66, 63, 70, 74, 80, 67, 71, 65, 75, 62, 65, 85], '1044 ÷ 15 ＝ 69.6'],
    ['a score alone', [60], '(60) ÷ 1 ＝ 60'],
    ['a quotient without end', [68, 69, 69], '(68 ＋ 69 ＋ 69) ÷ 3 ＝ 68.666…，保留一位小数为 68.7'],
    ['tenths', [59.5, 63.3], '(59.5 ＋ 63.3) ÷ 2 ＝ 61.4'],
    ['nothing', [], ''],
  ])('%s', (_, scores, words) => {
    expect(meanWords(scores)).toBe(words);
  });

  it('a gap has no binary crumbs', () => {
    expect(scoreGap(60, 59.5)).toBe(0.5);
    expect(scoreGap(70, 68.8)).toBe(1.2);
  });
});
