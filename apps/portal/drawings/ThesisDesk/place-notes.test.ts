import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeNotes } from './place-notes.ts';

it('puts a note at its line where there is room, and below the one before where there is none', () => {
  const notes = [
    { anchor: 20, height: 60 },
    { anchor: 50, height: 40 },
    { anchor: 300, height: 40 },
  ];
  expect(placeNotes(notes, 8)).toEqual([20, 88, 300]);
});

it('never places a note over another or above its line', () => {
  const note = fc.record({ anchor: fc.nat(4000), height: fc.integer({ min: 1, max: 400 }) });
  fc.assert(
    fc.property(fc.array(note), fc.nat(40), (notes, gap) => {
      const sorted = notes.toSorted((a, b) => a.anchor - b.anchor);
      const tops = placeNotes(sorted, gap);
      for (const [index, top] of tops.entries()) {
        expect(top).toBeGreaterThanOrEqual(sorted[index]!.anchor);
        if (index > 0) expect(top).toBeGreaterThanOrEqual(tops[index - 1]! + sorted[index - 1]!.height + gap);
      }
    }),
  );
});
