import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, numbered } from './cells.ts';
import { move } from './move.ts';
import { sampleSheet } from './sampleSheet.ts';

/** Sections of these lengths, wrapped after `columns` cells. */
function lay(lengths: readonly number[], columns: number) {
  let top = 0;
  return lengths.flatMap((length) => {
    const boxes = Array.from({ length }, (_, index) => ({
      left: (index % columns) * 36,
      top: top + Math.floor(index / columns) * 36,
    }));
    top += Math.ceil(length / columns) * 36 + 30;
    return boxes;
  });
}

describe('moving over the answer sheet', () => {
  const boxes = lay([15, 5, 10], 8);

  it.each([
    ['ArrowRight', 7, 8],
    ['ArrowRight', 29, 29],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 15, 14],
    ['ArrowDown', 1, 9],
    ['ArrowDown', 7, 14],
    ['ArrowDown', 14, 19],
    ['ArrowUp', 16, 9],
    ['ArrowUp', 3, 3],
    ['ArrowDown', 29, 29],
    ['Home', 17, 0],
    ['End', 17, 29],
    ['a', 3, undefined],
  ])('%s leads from %d to %s', (key, from, to) => {
    expect(move(key, from, boxes)).toBe(to);
  });

  it('reaches every question by ↓ and → alone, and never leaves the sheet', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 12 }), (sections, columns) => {
        const all = lay(sections, columns);
        const seen = new Set([0]);
        for (const index of seen)
          for (const key of ['ArrowDown', 'ArrowRight']) seen.add(move(key, index, all) ?? 0);
        expect(seen.size).toBe(all.length);
      }),
    );
  });

  it('goes exactly one line with ↓ where there is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 99 }), (columns, index) => {
        const all = lay([100], columns);
        const to = move('ArrowDown', index, all) ?? 0;
        const lines = Math.floor(to / columns) - Math.floor(index / columns);
        expect(lines).toBe(Math.floor(index / columns) === Math.floor(99 / columns) ? 0 : 1);
      }),
    );
  });
});

describe('the counts', () => {
  it('are those drawn: 26 of 44 answered, 3 marked', () => {
    expect(count(sampleSheet)).toMatchObject({ total: 44, answered: 26, empty: 18, flagged: 3 });
  });

  it('number the questions through all sections', () => {
    expect(numbered(sampleSheet).map(({ first }) => first)).toEqual([0, 15, 20, 30, 40, 43]);
  });
});
