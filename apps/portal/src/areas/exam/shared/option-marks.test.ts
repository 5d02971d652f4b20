import { describe, expect, it } from 'vitest';
import { answerWords, isAnswered } from './answer-text.ts';
import { lostWords, optionMarks } from './option-marks.ts';

const question = {
  questionType: 'MULTIPLE' as const,
  options: ['A', 'B', 'C', 'D'].map((key) => ({ key, text: key })),
};
const lost = (mine: string[]) => lostWords(optionMarks(question, mine, ['A', 'B', 'C']));

describe('which option cost the points', () => {
  it.each([
    [['A', 'B', 'D'], '错选 D，漏选 C'],
    [['A', 'B', 'C', 'D'], '错选 D'],
    [['B'], '漏选 A、C'],
    [['C', 'B', 'A'], ''],
  ])('%j: %s', (mine, words) => {
    expect(lost(mine)).toBe(words);
  });

  it('marks 判断 as 正确 or 错误', () => {
    const judge = { questionType: 'JUDGE' as const, options: [] };
    expect(optionMarks(judge, true, false)).toMatchObject([
      { text: '正确', isChosen: true, isRight: false },
      { text: '错误', isChosen: false, isRight: true },
    ]);
  });
});

describe('an answer in words', () => {
  it.each([
    ['MULTIPLE', ['C', 'A'], 'A、C'],
    ['JUDGE', false, '错误'],
    ['BLANK', ['主码', ' '], '主码；（空）'],
    ['SHORT', '两层映像', '两层映像'],
    ['SINGLE', null, '未作答'],
    ['BLANK', ['', ' '], '未作答'],
  ] as const)('%s %j is %s', (questionType, answer, words) => {
    const value = typeof answer === 'object' && answer !== null ? [...answer] : answer;
    expect(answerWords({ questionType, options: [] }, value)).toBe(words);
  });

  it('counts 错误 as an answer and white space as none', () => {
    expect([isAnswered(false), isAnswered('  '), isAnswered([]), isAnswered(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
