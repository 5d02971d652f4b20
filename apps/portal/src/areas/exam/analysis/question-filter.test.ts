import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../shared/address/address-codec.ts';
import { analysis, markingAnalysis, questions } from './analysis.fixtures.ts';
import { filterQuestions, listAddress, questionNames } from './question-filter.ts';

const ids = (filter: Parameters<typeof filterQuestions>[1], of = questions) =>
  filterQuestions(of, filter).map(({ questionId }) => questionId);

describe('the questions of an analysis', () => {
  it('are filtered by 错题, 标记 and 未答', () => {
    expect(ids('wrong')).toEqual(['q16', 'q21', 'q31', 'q41', 'q44b']);
    expect(ids('marked')).toEqual(['q16', 'q44b']);
    expect(ids('blank')).toEqual(['q21']);
  });

  it('are not wrong while they wait for their marks', () => {
    expect(ids('wrong', markingAnalysis.questions)).toEqual(['q16', 'q21', 'q31']);
  });

  it('are shown as if there were none for an unknown filter', () => {
    expect(readAddress(listAddress, 'show=nonsense').show).toBeUndefined();
    expect(readAddress(listAddress, 'show=wrong').show).toBe('wrong');
  });

  it('name the parts of a 综合题 within its number', () => {
    const names = questionNames(questions);
    expect(['q1', 'q44a', 'q44b'].map((id) => names.get(id))).toEqual([
      '第 1 题',
      '第 6 题第（1）小题',
      '第 6 题第（2）小题',
    ]);
  });

  it('have scores whose sum is the score, by question, by type and by chapter', () => {
    const sum = (list: readonly { got: number | null }[]) =>
      list.reduce((total, { got }) => total + (got ?? 0), 0);
    expect([sum(analysis.questions), sum(analysis.byType), sum(analysis.byChapter)]).toEqual([12, 12, 12]);
  });
});
