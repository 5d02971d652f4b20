import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { letterText } from './letter-text.ts';

const letter = (name: string) =>
  letterText(
    readFileSync(new URL(`../../../demo/content/thesis/${name}`, import.meta.url), 'utf8').split(
      /^---\n/m,
    )[2] ?? '',
  );

it('/thesis/letterCommitment a letter is split into opening, eight named items, closing and note', () => {
  const { opening, items, closing, note } = letter('commitment.md');
  expect(opening).toBe('本人已经认真阅读《论文管理规定》，现就上述题目的论文工作郑重承诺如下：');
  expect(items.map(({ name }) => name)).toEqual([
    ...['独立完成。', '不抄袭、不买卖。', '数据真实。', '注明引用。', '如实披露AI工具的使用。', '材料一致。'],
    ...['知晓后果。', '同意归档与抽检。'],
  ]);
  expect(items[0]?.text).toBe('论文由本人在导师指导下独立完成，不由他人代写，也不替他人撰写。');
  expect(closing).toBe('以上各条本人均已理解，所签姓名为本人亲笔书写。');
  expect(note).toBe('承诺书与上述题目对应。题目变更的，须重新签署；参加论文复检的，另行签署复检承诺书。');
});

it('the letter of a retest adds 只针对指出的问题修改 and the rules for one that fails again', () => {
  const { items } = letter('commitment-retest.md');
  expect(items).toHaveLength(8);
  expect(items[5]?.name).toBe('只针对指出的问题修改。');
  expect(items[6]?.text).toContain('复检仍不合格的，本批次论文任务终止，按规定处理');
});

it('a text without items is no letter', () => {
  expect(() => letterText('# 承诺书\n\n本人承诺。')).toThrow('without items');
});
