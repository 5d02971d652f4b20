import { expect, it } from 'vitest';
import { beginPiece, cutPiece, extend, extendToEnd, isContinuous, resumePiece } from './piece.ts';

const piece = { from: 10, to: 20, at: 5000 };

it.each([
  ['a quarter of a second later', 20.25, 5250, 1, true],
  ['a second later in a hidden page', 21, 6000, 1, true],
  ['twice as far at double speed', 22, 6000, 2, true],
  ['a minute later after the device slept while it played', 80, 65_000, 1, true],
  ['a little behind, as players report', 19.6, 5100, 1, true],
  ['back', 15, 5250, 1, false],
  ['ahead of what can have been played', 23, 5250, 1, false],
  ['twice as far at single speed', 22, 6000, 1, false],
  ['a clock that stands still', 20.4, 5000, 1, true],
])('%s: the playhead at %d after %d ms at speed %d', (_, second, at, speed, isOne) => {
  expect(isContinuous(piece, { second, at }, speed)).toBe(isOne);
});

it('a place that is a little behind neither shortens the piece nor turns its time back', () => {
  expect(extend(piece, { second: 19.8, at: 4900 })).toEqual(piece);
  expect(extend(piece, { second: 20.5, at: 5500 })).toEqual({ from: 10, to: 20.5, at: 5500 });
});

it('playing that goes on where it stopped is the same piece, however long the pause was', () => {
  expect(resumePiece(piece, { second: 20.1, at: 900_000 })).toEqual({ from: 10, to: 20.1, at: 900_000 });
  expect(resumePiece(piece, { second: 25, at: 900_000 })).toEqual({ from: 25, to: 25, at: 900_000 });
  expect(resumePiece(piece, { second: 15, at: 900_000 })).toEqual({ from: 15, to: 15, at: 900_000 });
  expect(resumePiece(null, { second: 3, at: 1 })).toEqual(beginPiece({ second: 3, at: 1 }));
});

it('the last second of the lesson counts although players leave out a part of it, and no more than that', () => {
  expect(extendToEnd({ ...piece, to: 99.2 }, 100).to).toBe(100);
  expect(extendToEnd({ ...piece, to: 98.9 }, 100).to).toBe(98.9);
  expect(extendToEnd({ ...piece, to: 100.4 }, 100).to).toBe(100.4);
});

it('a cut counts what was played and leaves the second that is being played', () => {
  expect(cutPiece({ from: 10, to: 20.3, at: 1 }, 600)).toEqual({
    counted: [[10, 20]],
    rest: { from: 20, to: 20.3, at: 1 },
  });
  expect(cutPiece({ from: 20.2, to: 20.9, at: 1 }, 600)).toEqual({
    counted: [[20, 21]],
    rest: { from: 20.2, to: 20.9, at: 1 },
  });
});
