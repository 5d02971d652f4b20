import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { sumScores, tenthsOf } from '@qianwei/studies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerKey } from '../db/schema/question.ts';
import { normaliseText } from './normalise-text.ts';
import { isObjective, scoreAnswer } from './score-answer.ts';

const points = [
  { text: '定义', score: 2, keywords: ['数据独立性', '互不影响'] },
  { text: '物理独立性', score: 2, keywords: ['物理独立性', 'internal mapping'] },
  { text: '结构', score: 2, keywords: [] },
];
const got = (answer: AnswerKey, response: AnswerValue, score = 2) =>
  scoreAnswer({ answer, points: [] }, response, score).got;
const single: AnswerKey = { kind: 'KEY', key: 'A' };
const multiple: AnswerKey = { kind: 'KEYS', keys: ['A', 'B', 'C'] };
const judge: AnswerKey = { kind: 'TRUTH', truth: false };
const blanks = (...accepted: string[][]): AnswerKey => ({ kind: 'BLANKS', accepted });

it.each([
  ['A', 2],
  ['B', 0],
  ['a', 0],
  [null, 0],
  ['', 0],
])('SINGLE: %j gets %d', (response, points) => expect(got(single, response)).toBe(points));

it.each([
  [['A', 'B', 'C'], 2],
  [['C', 'A', 'B'], 2],
  [['A', 'B'], 0],
  [['A', 'B', 'C', 'D'], 0],
  [['A', 'B', 'D'], 0],
  [['A', 'A', 'B', 'C'], 2],
  [['A', 'A', 'A'], 0],
  [[], 0],
  [null, 0],
])('MULTIPLE 多选、少选、错选均不得分: %j gets %d', (response, points) =>
  expect(got(multiple, response)).toBe(points),
);

it.each([
  [false, 1],
  [true, 0],
  [null, 0],
])('JUDGE: %j gets %d', (response, points) => expect(got(judge, response, 1)).toBe(points));

describe('BLANK', () => {
  it.each([
    ['having', ['HAVING'], 1],
    ['ＨＡＶＩＮＧ', ['HAVING'], 1],
    [' H A V I N G　', ['HAVING'], 1],
    ['GROUP BY', ['HAVING'], 0],
    ['-2', ['−2'], 1],
    ['–2', ['−2'], 1],
    ['－２', ['−2'], 1],
    ['2', ['−2'], 0],
    ['115200', ['115 200'], 1],
    ['115,200', ['115 200'], 1],
    ['115，200', ['115200'], 1],
    ['¥115,200.50元', ['115200.50元'], 0],
    ['115,200元', ['115200元'], 1],
    ['1,15200', ['115200'], 0],
    ['（Sno,Cno）', ['(Sno，Cno)'], 1],
    ['（sno、cno）', ['(Sno,Cno)'], 1],
    ['“主码”', ['"主码"'], 1],
    ['O(n^2)', ['O(n²)'], 1],
    ['102', ['10²'], 0],
    ['10⁻³', ['10^-3'], 1],
    ['2000', ['since', '自从'], 0],
    ['自从', ['since', '自从'], 1],
    ['', [''], 0],
    ['   ', ['x'], 0],
  ])('%j against %j gets %d', (response, accepted, expected) => {
    expect(got(blanks(accepted), [response], 1)).toBe(expected);
  });

  it.each([
    [['-2', '2'], 2, [true, true]],
    [['-2', '3'], 1, [true, false]],
    [['', '2'], 1, [false, true]],
    [['-2'], 1, [true, false]],
    [null, 0, [false, false]],
    [['2', '-2'], 0, [false, false]],
  ])('%j is scored blank by blank: %d', (response, expected, hits) => {
    const question = { answer: blanks(['−2', '-2'], ['2']), points: [] };
    expect(scoreAnswer(question, response, 2)).toEqual({ got: expected, hits });
  });

  it('one of three blanks of 1 point gets 0.3, two 0.7, three the whole point', () => {
    const three = blanks(['a'], ['b'], ['c']);
    expect(got(three, ['a', '', ''], 1)).toBe(0.3);
    expect(got(three, ['a', 'b', ''], 1)).toBe(0.7);
    expect(got(three, ['a', 'b', 'c'], 1)).toBe(1);
  });
});

describe('TERM, SHORT and ESSAY', () => {
  const written: AnswerKey = { kind: 'REFERENCE', reference: '…' };
  it('an answer has to be marked; its keywords hint at scoring points', () => {
    const response = '数据 独立性是指…；Internal  Mapping 改变时不受影响';
    expect(scoreAnswer({ answer: written, points }, response, 6)).toEqual({
      got: null,
      hits: [true, true, false],
    });
    expect(scoreAnswer({ answer: written, points }, '不知道', 6)).toEqual({
      got: null,
      hits: [false, false, false],
    });
  });

  it.each([null, '', '  \n　'])('an empty answer %j scores 0 at once', (response) => {
    expect(scoreAnswer({ answer: written, points }, response, 6)).toEqual({
      got: 0,
      hits: [false, false, false],
    });
  });

  it('is not objective', () => {
    expect(isObjective({ answer: written })).toBe(false);
    expect([single, multiple, judge, blanks(['a'])].every((answer) => isObjective({ answer }))).toBe(true);
  });
});

const key = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const anyKey: fc.Arbitrary<AnswerKey> = fc.oneof(
  key.map((option) => ({ kind: 'KEY' as const, key: option })),
  fc.uniqueArray(key, { minLength: 1 }).map((keys) => ({ kind: 'KEYS' as const, keys })),
  fc.boolean().map((truth) => ({ kind: 'TRUTH' as const, truth })),
  fc
    .array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1, maxLength: 6 })
    .map((accepted) => ({ kind: 'BLANKS' as const, accepted })),
  fc.constant({ kind: 'REFERENCE' as const, reference: 'x' }),
);
const anyAnswer: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.string({ unit: 'binary' }),
  key,
  fc.array(fc.oneof(key, fc.string())),
);
const anyScore = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);

it('never less than nothing, never more than the score, always whole tenths', () => {
  fc.assert(
    fc.property(anyKey, anyAnswer, anyScore, (answer, response, score) => {
      const { got: points } = scoreAnswer({ answer, points: [] }, response, score);
      if (points === null) return;
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(score);
      expect(tenthsOf(points) / 10).toBe(points);
    }),
  );
});

it('the order of chosen keys makes no difference', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(key),
      fc.uniqueArray(key, { minLength: 1 }),
      anyScore,
      (response, keys, score) => {
        const forth = got({ kind: 'KEYS', keys }, response, score);
        expect(got({ kind: 'KEYS', keys: keys.toReversed() }, response.toReversed(), score)).toBe(forth);
      },
    ),
  );
});

it('what is accepted is right, in either width', () => {
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      fc.pre(normaliseText(text) !== '');
      expect(got(blanks([text]), [text], 1)).toBe(1);
      expect(got(blanks([text]), [wide(text).toUpperCase()], 1)).toBe(1);
    }),
  );
});

it('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }),
    { numRuns: 2000 },
  );
});

it('sums come out to the tenth', () => {
  expect(sumScores([0.1, 0.2])).toBe(0.3);
  expect(sumScores(Array<number>(22).fill(0.7))).toBe(15.4);
  expect(sumScores([])).toBe(0);
});
