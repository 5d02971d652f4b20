import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanNeeded } from './averages.ts';
import { examNeeded, finalScore, processScoreOf } from './course-score.ts';
import { mean } from './tenths.ts';
import {
  levelCounts,
  thesisCounts,
  thesisLevelOf,
  thesisScoreCounting,
  thesisTotal,
} from './thesis-score.ts';

describe('the golden numbers (screens §12.4)', () => {
  it('周子墨: 04735 has a process score of 82.8, and 55 in the exam becomes 63.3', () => {
    const process = processScoreOf({ video: 86, chapters: 82, comprehensive: 78, performance: 90 });
    expect(process).toBe(82.8);
    expect(finalScore(55, process)).toBe(63.3);
  });

  it.each([
    [70, 40, 70],
    [70, null, 70],
    [60, 60, 60],
    [0, 100, 30],
    [59.9, 60.3, 60],
  ])('an exam of %s with a process score of %s is %s: it is never lowered', (exam, process, final) => {
    expect(finalScore(exam, process)).toBe(final);
  });

  it('孙浩然: 63.6 in all, but a defence of 54 fails', () => {
    expect(thesisTotal({ advisor: 72, reviewer: 68, defence: 54 })).toEqual({ total: 63.6, passed: false });
    expect(thesisTotal({ advisor: 72, reviewer: 68, defence: 60 })).toEqual({ total: 66, passed: true });
    expect(thesisTotal({ advisor: 80, reviewer: 59.9, defence: 70 })).toEqual({ total: 69.9, passed: false });
    expect(thesisTotal({ advisor: 50, reviewer: 55, defence: 62 })).toEqual({ total: 56.3, passed: false });
  });

  it.each([
    [90, 'EXCELLENT', 95],
    [89.9, 'GOOD', 85],
    [80, 'GOOD', 85],
    [79.9, 'MEDIUM', 75],
    [70, 'MEDIUM', 75],
    [60, 'PASS', 65],
    [59.9, 'FAIL', null],
  ] as const)('a thesis of %s is %s and counts %s', (score, level, counts) => {
    expect([thesisLevelOf(score), thesisCounts(score), levelCounts(level)]).toEqual([level, counts, counts]);
  });

  it.each([
    [95, 90],
    [95.1, null],
    [80, 80],
    [70, 70],
    [65, 60],
    [0, 60],
  ])('to count at least %s, a thesis needs %s', (counted, from) => {
    expect(thesisScoreCounting(counted)).toBe(from);
  });

  it('周子墨: the other 17 scores must reach 70.3 on average; 69.4 with a good thesis, 70 with a medium one', () => {
    expect(meanNeeded(70, { sum: 275, done: 4, rest: 17 })).toBe(70.3);
    expect(meanNeeded(70, { sum: 275 + 85, done: 5, rest: 16 })).toBe(69.4);
    expect(meanNeeded(70, { sum: 275 + 75, done: 5, rest: 16 })).toBe(70);
    expect(meanNeeded(70, { sum: 275, done: 4, rest: 0 })).toBeNull();
  });

  it('周子墨: 50.3 in the exam are enough for 04735 with a process score of 82.8', () => {
    expect(examNeeded(82.8)).toBe(50.3);
    expect(finalScore(50.3, 82.8)).toBeGreaterThanOrEqual(60);
    expect(finalScore(50.2, 82.8)).toBeLessThan(60);
    expect(examNeeded(null)).toBe(60);
    expect(examNeeded(60)).toBe(60);
    expect(examNeeded(30)).toBe(60);
  });
});

describe('scores are calculated in tenths', () => {
  const score = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

  it('the mean is the nearest tenth, halves up, whatever binary fractions would give', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 40 }), (scores) => {
        const exact = scores.reduce((sum, score) => sum + BigInt(Math.round(score * 10)), 0n);
        const count = BigInt(scores.length);
        expect(mean(scores)).toBe(Number((2n * exact + count) / (2n * count)) / 10);
      }),
    );
    expect(mean([])).toBeNull();
    expect(mean([0.1, 0.2])).toBe(0.2);
  });

  it('a half goes up also where binary fractions are a little below it', () => {
    expect(mean([68.3, 68.4])).toBe(68.4);
  });

  it('a weighed score is cut: 59.98 is never rounded into 合格', () => {
    expect(finalScore(50.2, 82.8)).toBe(59.9);
    fc.assert(
      fc.property(score, score, (exam, process) => {
        const hundredths = BigInt(Math.round(exam * 10)) * 70n + BigInt(Math.round(process * 10)) * 30n;
        const passes = Math.round(exam * 10) >= 600 || hundredths >= 60_000n;
        expect(finalScore(exam, process) >= 60).toBe(passes);
        expect(examNeeded(process) <= exam).toBe(passes);
      }),
    );
  });
});
