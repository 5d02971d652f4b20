import { describe, expect, it } from 'vitest';
import { formatPlanned } from './credit-words.ts';

describe('credits that are planned', () => {
  it('are two kinds: registered, and in the basket', () => {
    expect(formatPlanned({ registered: 8, basket: 4 })).toBe('已报考 8，篮里 4');
    expect(formatPlanned({ registered: 8, basket: 0 })).toBe('已报考 8');
    expect(formatPlanned({ registered: 0, basket: 4 })).toBe('篮里 4');
  });
});
