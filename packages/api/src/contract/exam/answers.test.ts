import { expect, it } from 'vitest';
import { canonicalAnswers, tidyAnswer } from './answers.ts';

it.each([
  ['SINGLE', '', null],
  ['SINGLE', 'A', 'A'],
  ['MULTIPLE', [], null],
  ['MULTIPLE', ['C', 'A', 'C'], ['A', 'C']],
  ['BLANK', ['', ''], null],
  ['BLANK', ['b', '', 'a'], ['b', '', 'a']],
  ['JUDGE', false, false],
  ['SHORT', ' ', ' '],
  ['ESSAY', null, null],
] as const)('%s %j is stored as %j', (type, answer, stored) => {
  expect(tidyAnswer(type, typeof answer === 'object' && answer !== null ? [...answer] : answer)).toEqual(
    stored,
  );
});

it('the text that is hashed for a receipt is the same in browser and server', () => {
  const text = canonicalAnswers([
    { questionId: 'q1', questionType: 'MULTIPLE', answer: ['B', 'A'] },
    { questionId: 'q2', questionType: 'JUDGE', answer: false },
    { questionId: 'q3', questionType: 'SHORT', answer: '' },
  ]);
  expect(text).toBe('[["q1",["A","B"]],["q2",false],["q3",null]]');
});
