import type { Inline, ThesisAnnotation } from '@qianwei/api/contract/thesis/document';
import { expect, it } from 'vitest';
import { markedRuns } from './marked-runs.ts';
import { numberedNotes } from './numbered-notes.ts';

const note = (annotateId: string, from: [string, number], to: [string, number]): ThesisAnnotation => ({
  ...{ annotateId, level: 'MUST', text: '', teacher: '', time: '2026-11-20 16:20:00', handle: 'TODO' },
  ...{ quote: '', start: { blockId: from[0], offset: from[1] }, end: { blockId: to[0], offset: to[1] } },
});

const content: Inline[] = [
  { type: 'text', text: '材料成本' },
  { type: 'citation', refs: ['r1'], text: '[1]' },
  { type: 'text', text: '逐年上升。' },
];

const sections = [
  {
    ...{ id: 's', level: 1, number: '1', title: '' },
    blocks: [{ type: 'paragraph' as const, id: 'b', content }],
    children: [],
  },
];

/** Each run as `number:text`; what is not text is □. */
const runs = (...notes: ThesisAnnotation[]) =>
  markedRuns({ id: 'b', content }, numberedNotes({ sections }, notes)).map(
    ({ note: mark, pieces }) =>
      `${mark?.number ?? ''}:${pieces.map((piece) => (piece.type === 'text' ? piece.text : '□')).join('')}`,
  );

it('what is not text counts 1, so that a mark covers the words that the teacher marked', () => {
  expect(runs(note('a', ['b', 2], ['b', 7]))).toEqual([':材料', '1:成本□逐年', ':上升。']);
});

it('a paragraph without notes is whole', () => {
  expect(runs()).toEqual([':材料成本□逐年上升。']);
  expect(runs(note('a', ['elsewhere', 0], ['elsewhere', 2]))).toEqual([':材料成本□逐年上升。']);
});

it('a mark that ends in a later paragraph, or beyond the text, ends with this one', () => {
  expect(runs(note('a', ['b', 5], ['c', 1]))).toEqual([':材料成本□', '1:逐年上升。']);
  expect(runs(note('a', ['b', 5], ['b', 999]))).toEqual([':材料成本□', '1:逐年上升。']);
});

it('marks that overlap are beside each other, numbered in the order of the text', () => {
  expect(runs(note('b', ['b', 2], ['b', 8]), note('a', ['b', 0], ['b', 4]))).toEqual([
    '1:材料成本',
    '2:□逐年上',
    ':升。',
  ]);
  expect(runs(note('a', ['b', 0], ['b', 4]), note('b', ['b', 1], ['b', 3]))).toEqual([
    '1:材料成本',
    ':□逐年上升。',
  ]);
});
