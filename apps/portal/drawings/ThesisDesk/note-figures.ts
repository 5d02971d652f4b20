import type { ThesisNote } from './thesis.ts';

const weight = { must: 0, suggest: 1, praise: 2 };

/** Sorts notes with required changes first, for a list without the text beside it. */
export const byWeight = (notes: readonly ThesisNote[]) =>
  notes.toSorted((a, b) => weight[a.kind] - weight[b.kind] || a.number - b.number);

const countOf = (notes: readonly ThesisNote[], kind: ThesisNote['kind']) =>
  notes.filter((note) => note.kind === kind).length;

/** 已处理 0，待处理 4: praise asks for nothing. */
export function progressOf(notes: readonly ThesisNote[]): string {
  const asking = notes.filter(({ kind }) => kind !== 'praise');
  const done = asking.filter(({ resolved }) => resolved).length;
  return `已处理 ${done}，待处理 ${asking.length - done}`;
}

/** 必须修改 2，建议 2，肯定 1. */
export const kindsOf = (notes: readonly ThesisNote[]) =>
  `必须修改 ${countOf(notes, 'must')}，建议 ${countOf(notes, 'suggest')}，肯定 ${countOf(notes, 'praise')}`;

const numerals = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** The work left before 重新提交. */
export function leftToDo(notes: readonly ThesisNote[]): string {
  if (notes.length === 0) return '这一稿还没有批注，导师批注后这里会显示。';
  const left = notes.filter(({ kind, resolved }) => kind === 'must' && !resolved).length;
  if (left === 0) return '“必须修改”的都已处理，可以重新提交。';
  return `${numerals[left] ?? `${left} `}条“必须修改”处理完才能重新提交。`;
}
