import { describe, expect, it } from 'vitest';
import { history } from './history.fixtures.ts';
import { byBatch, trendOf } from './history.ts';

describe('the tries of an assessment', () => {
  it('are grouped by batch, each in its order', () => {
    expect(byBatch(history.list).map(({ name, list }) => [name, list.map(({ tryNo }) => tryNo)])).toEqual([
      ['2026年上半年实践测评', [1, 2]],
      ['2026年下半年实践测评', [1, 2]],
    ]);
  });

  it('are drawn with a void one and one that waits for its marks as such', () => {
    expect(
      trendOf(history).flatMap(({ attempts }) => attempts.map(({ score, note }) => score ?? note)),
    ).toEqual([48, '作废', 72.5, '待批阅']);
  });

  it('are drawn in percent where the whole is not 100', () => {
    const small = { ...history, totalScore: 60, list: history.list.slice(0, 1) };
    expect(trendOf(small)[0]?.attempts[0]?.score).toBe(80);
  });
});
