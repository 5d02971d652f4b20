import { expect, it } from 'vitest';
import { certWords } from './score-words.ts';

it.each([
  ['PASS', '980500000001', '证书号 980500000001。'],
  ['PASS', '', '证书号还没有下发，下发后在这里显示。'],
  ['FAIL', '', '没有证书号：合格后才发。'],
  ['ABSENT', '', '没有证书号：合格后才发。'],
] as const)('/englishScores the number of a certificate: %s “%s” reads %s', (result, certNo, words) => {
  expect(certWords({ result, certNo })).toBe(words);
});
