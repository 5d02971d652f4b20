import { expect, it } from 'vitest';
import { signUpFee, yuanWords } from './fees.ts';

const courseList = [
  { courseCode: '13014', fee: 6_000 },
  { courseCode: '02334', fee: 8_000 },
];
const prices = { feeEnabled: true, fee: 0, courseList };

it.each([
  ['the chosen courses', prices, ['13014', '02334'], null, 14_000],
  ['nothing in a free batch', { ...prices, feeEnabled: false }, ['13014'], null, 0],
  ['the exam itself where there are no courses', { ...prices, fee: 5_000, courseList: [] }, [], null, 5_000],
  ['what it cost when it was submitted', prices, ['13014'], { courseCodes: ['13014'], fee: 4_000 }, 4_000],
  ['the prices of now for other courses', prices, ['02334'], { courseCodes: ['13014'], fee: 4_000 }, 8_000],
])('a sign-up costs %s', (_, batch, codes, standing, fee) => {
  expect(signUpFee(batch, codes, standing)).toBe(fee);
});

it('a fee is in yuan', () => {
  expect([yuanWords(4600), yuanWords(0), yuanWords(4650)]).toEqual(['46 元', '0 元', '46.50 元']);
});
