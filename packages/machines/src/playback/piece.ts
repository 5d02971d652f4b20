import { type Ranges, restOf, wholeSeconds } from './ranges.ts';

/** Continuous playing that is not counted yet, in fractional seconds. `at`: when it was at `to`, monotonic clock, ms. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** A place of the playhead at a moment of the monotonic clock, ms. */
export interface Playhead {
  readonly second: number;
  readonly at: number;
}

/** A player may report a place this much behind or ahead of the true one, seconds. */
const inaccuracy = 0.5;

/** A piece that begins here. */
export const beginPiece = ({ second, at }: Playhead): Piece => ({ from: second, to: second, at });

/**
 * True when playing at `speed`, the highest since the piece was at its end, leads to this place; otherwise the playhead
 * jumped.
 */
export function isContinuous(piece: Piece, { second, at }: Playhead, speed: number): boolean {
  const played = (Math.max(0, at - piece.at) / 1000) * speed;
  return second >= piece.to - inaccuracy && second <= piece.to + played + inaccuracy;
}

/** The piece played on until this place; a place that is a little behind changes nothing. */
export const extend = (piece: Piece, { second, at }: Playhead): Piece => ({
  ...piece,
  to: Math.max(piece.to, second),
  at: Math.max(piece.at, at),
});

/** The piece when playing goes on at this place after a pause: the same one where it stopped, otherwise a new one. */
export const resumePiece = (piece: Piece | null, place: Playhead): Piece =>
  piece !== null && Math.abs(place.second - piece.to) <= inaccuracy
    ? { ...extend(piece, place), at: place.at }
    : beginPiece(place);

/** The lesson is over: what the player leaves out of its last second counts as played. */
export const extendToEnd = (piece: Piece, duration: number): Piece =>
  duration - piece.to < 1 ? { ...piece, to: Math.max(piece.to, duration) } : piece;

/** The seconds of the piece that count, and the piece that goes on. */
export const cutPiece = (piece: Piece, duration: number): { counted: Ranges; rest: Piece } => ({
  counted: wholeSeconds(piece.from, piece.to, duration),
  rest: { ...piece, from: restOf(piece.from, piece.to) },
});
