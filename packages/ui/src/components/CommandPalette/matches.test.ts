import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matches } from './matches.ts';

const marked = (text: string, query: string) =>
  matches(text, query)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: piece }) => piece);

it('marks every place, whatever the case, and keeps the text as it was written', () => {
  expect(marked('SQL 与 sql 基础', 'Sql')).toEqual(['SQL', 'sql']);
  expect(marked('报考记录', '报考')).toEqual(['报考']);
  expect(marked('𠮷野家', '𠮷')).toEqual(['𠮷']);
});

it('marks nothing for a blank query or one that is not there', () => {
  expect(marked('报考记录', '  ')).toEqual([]);
  expect(marked('报考记录', '成绩')).toEqual([]);
  expect(marked('İstanbul', 'i')).toEqual([]);
});

it('never loses or adds a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 3 }), (text, query) => {
      const pieces = matches(text, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true);
    }),
  );
});
