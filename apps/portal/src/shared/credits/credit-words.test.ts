import { describe, expect, it } from 'vitest';
import { creditTexts, formatPlanned } from './credit-words.ts';

describe('credits that are planned', () => {
  it('are two kinds: registered, and in the basket', () => {
    expect(formatPlanned({ registered: 8, basket: 4 })).toBe('已报考 8，篮里 4');
    expect(formatPlanned({ registered: 8, basket: 0 })).toBe('已报考 8');
    expect(formatPlanned({ registered: 0, basket: 4 })).toBe('篮里 4');
  });
});

it('the credits that are missing say so when the courses beside them come to more', () => {
  expect(creditTexts.rest?.(45, 45)).toBe('还差 45');
  expect(creditTexts.rest?.(45, 48)).toBe('还差 45，剩下各门共 48');
});
