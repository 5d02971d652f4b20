import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processPoints, processScoreOf, processScoreOfParts, processWeights } from './course-score.ts';

const full = { video: 86, chapters: 82, comprehensive: 78, performance: 90 };

describe('the process score', () => {
  it.each([
    ['a full course', full, 82.8],
    ['no 综合测验', { ...full, comprehensive: null }, 84.8],
    ['no 综合测验 and no chapter tests', { video: 86, performance: 90 }, 87],
    ['video alone', { video: 59.9 }, 59.9],
    ['a 综合测验 that was not taken', { ...full, comprehensive: 0 }, 59.4],
    ['nothing at all', {}, 0],
  ])('of %s is weighed by what the course has', (_, parts, score) => {
    expect(processScoreOf(parts)).toBe(score);
  });

  it('is cut after one decimal, never rounded up to a pass', () => {
    // (60 × 30 + 60 × 30 + 59.9 × 10) ÷ 70 = 59.98…
    expect(processScoreOf({ video: 60, chapters: 60, performance: 59.9 })).toBe(59.9);
  });

  it('weighs 100 % in all, and a course whose parts are equal has that score', () => {
    expect(Object.values(processWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const part = fc.record({
      score: fc.constant(0),
      weight: fc.constantFrom(...Object.values(processWeights)),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 1000 }),
        (parts, tenths) =>
          processScoreOfParts(parts.map(({ weight }) => ({ weight, score: tenths / 10 }))) === tenths / 10,
      ),
    );
  });

  it.each([
    [82.8, 24.8],
    [59.7, 17.9],
    [6.9, 2],
    [2.6, 0.7],
    [0, 0],
    [100, 30],
  ])('of %s brings %s of 30 points, cut and not rounded up', (score, points) => {
    expect(processPoints(score)).toBe(points);
  });
});
