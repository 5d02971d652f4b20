import { describe, expect, it } from 'vitest';
import { chineseNumber } from './chinese-number.ts';

describe('the number of a chapter', () => {
  it.each([
    [1, '一'],
    [4, '四'],
    [10, '十'],
    [12, '十二'],
    [20, '二十'],
    [99, '九十九'],
    [100, '100'],
    [0, '0'],
  ])('%s is called %s', (value, name) => expect(chineseNumber(value)).toBe(name));
});
