import { describe, expect, it } from 'vitest';
import { nextUsualMonth } from './usual-months.ts';

describe('the next usual month of a course', () => {
  it('is a later one of the same year, else the first of the next year', () => {
    expect(nextUsualMonth([10, 4], '2027-01-09')).toBe('2027年4月');
    expect(nextUsualMonth([10, 4], '2027-04-10')).toBe('2027年10月');
    expect(nextUsualMonth([1, 4], '2027-04-10')).toBe('2028年1月');
  });

  it('is empty for a course that is examined in no month', () => {
    expect(nextUsualMonth([], '2027-01-09')).toBe('');
  });
});
