import { processPoints, weighedScore } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { formatPoints, formatShare, partShareOf } from './process-points.ts';

it.each([
  [9, '9.0'],
  [25.8, '25.8'],
  [86 * 0.3, '25.8'],
  [0.78, '0.7'],
  [2.83, '2.8'],
  [36.86, '36.8'],
])('%s points are written %s', (points, words) => {
  expect(formatPoints(points)).toBe(words);
});

it('what a process score brings is the same alone and beside 0 in the exam (00023: 2.6)', () => {
  expect(formatPoints(processPoints(2.6))).toBe('0.7');
  expect(formatPoints(weighedScore(0, 2.6))).toBe('0.7');
});

it('what the course lacks is spread over its other parts', () => {
  const parts = [
    { code: 'VIDEO', score: 86, weight: 30 },
    { code: 'CHAPTER', score: 82, weight: 30 },
    { code: 'PERFORMANCE', score: 90, weight: 10 },
  ] as const;
  expect(formatShare(partShareOf({ parts: [...parts] }, 'VIDEO'))).toBe('42.86%');
  expect(partShareOf({ parts: [...parts] }, 'COMPREHENSIVE')).toBe(0);
});
