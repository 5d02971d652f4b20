import { expect, it } from 'vitest';
import { delayWords, slipMonth } from './month-words.ts';

it('a month stands on the slip in Chinese figures', () => {
  expect(['2028-06', '2030-10', '2027-12'].map(slipMonth)).toEqual([
    '二〇二八年六月',
    '二〇三〇年十月',
    '二〇二七年十二月',
  ]);
});

it('a delay is later, earlier or none', () => {
  expect([6, -12, 0].map(delayWords)).toEqual(['晚 6 个月', '早 12 个月', '不变']);
});
