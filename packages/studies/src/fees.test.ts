import { expect, it } from 'vitest';
import { yuanWords } from './fees.ts';

it('a fee is in yuan', () => {
  expect([yuanWords(4600), yuanWords(0), yuanWords(4650)]).toEqual(['46 元', '0 元', '46.50 元']);
});
