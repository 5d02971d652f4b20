import {
  beginPiece,
  cutPiece,
  extend,
  extendToEnd,
  isContinuous,
  type Piece,
  type Playhead,
  resumePiece,
} from './piece.ts';
import {
  lessonDuration,
  type PlaybackChange,
  type PlaybackContext,
  reachIn,
  unsavedOf,
} from './playback-context.ts';
import { union } from './ranges.ts';
import { placeIn } from './reach.ts';

/** The player's places are inaccurate: a jump this much beyond the reach is none, seconds. */
const reachSlack = 1;

/** Everything pending, with the piece that is being played. */
const counted = (context: PlaybackContext, piece: Piece | null) =>
  piece === null
    ? context.watch.pending
    : union(context.watch.pending, cutPiece(piece, lessonDuration(context)).counted);

/** Counts what was played until now; the piece goes on. */
export function cut(context: PlaybackContext): PlaybackChange {
  const { piece } = context.watch;
  if (piece === null) return {};
  return { watch: { pending: unsavedOf(context), piece: cutPiece(piece, lessonDuration(context)).rest } };
}

/** The playhead stands here, or plays from here: the piece goes on where it stopped, and ends when this is elsewhere. */
export function stand(context: PlaybackContext, place: Playhead): PlaybackChange {
  const { watch } = context;
  const piece = resumePiece(watch.piece, place);
  const isNew = piece.from === place.second;
  return {
    watch: { piece, second: place.second, ...(isNew && { pending: counted(context, watch.piece) }) },
  };
}

/** Playing begins, or goes on after a pause. */
export const begin = (context: PlaybackContext, place: Playhead): PlaybackChange => ({
  watch: { ...stand(context, place).watch, isPlayWanted: true },
});

/** The playhead is here now: played on, or jumped. */
export function playOn(context: PlaybackContext, place: Playhead): PlaybackChange {
  const { watch, presence } = context;
  const { piece } = watch;
  if (piece === null) return { watch: { second: place.second, piece: beginPiece(place) } };
  if (!isContinuous(piece, place, watch.topSpeed))
    return { watch: { second: place.second, pending: counted(context, piece), piece: beginPiece(place) } };
  const played = Math.max(0, place.second - piece.to) / watch.speed;
  return {
    watch: { second: place.second, piece: extend(piece, place) },
    presence: { playedMs: presence.playedMs + Math.round(played * 1000) },
  };
}

/** The lesson is played to its end. */
export function end(context: PlaybackContext, place: Playhead): PlaybackChange {
  const { watch } = playOn(context, place);
  const duration = lessonDuration(context);
  const piece = watch?.piece ?? null;
  return {
    watch: { ...watch, second: duration, piece: piece && extendToEnd(piece, duration), isPlayWanted: false },
  };
}

/** The playhead is put to a place, within the reach and the lesson. */
export function jump(context: PlaybackContext, second: number): PlaybackChange {
  const { piece } = context.watch;
  const place = Math.min(reachIn(context), placeIn(second, lessonDuration(context)));
  return {
    watch: {
      second: place,
      pending: counted(context, piece),
      piece: piece && beginPiece({ second: place, at: piece.at }),
    },
  };
}

/** True when a place is further than may be sought. */
export const isBeyondReach = (context: PlaybackContext, second: number): boolean => second > reachIn(context);

/** True when the playhead reached a place that may not be sought in another way than by playing. */
export function isJumpTooFar(context: PlaybackContext, place: Playhead): boolean {
  const { piece, topSpeed } = context.watch;
  const isPlayed = piece !== null && isContinuous(piece, place, topSpeed);
  return !isPlayed && place.second > reachIn(context) + reachSlack;
}

/** The question that comes up on the way to this place and is not answered; null when there is none. */
export function popOnTheWay({ server, watch, pop }: PlaybackContext, place: Playhead): string | null {
  const { piece } = watch;
  if (piece === null || !isContinuous(piece, place, watch.topSpeed)) return null;
  const reached = server.info?.popQuestions.find(
    ({ questionId, second, answered }) =>
      piece.to <= second &&
      second < place.second &&
      answered === null &&
      !pop.answered.includes(questionId) &&
      questionId !== pop.questionId,
  );
  return reached?.questionId ?? null;
}
