import type { PlayInfo, Quality } from '@qianwei/api/contract/course/play';
import type { Failure } from '../calls/outcome.ts';
import type { Piece } from './piece.ts';
import { cutPiece } from './piece.ts';
import type { Heartbeat, PlaybackInput, Problem, WatchRecord } from './playback-data.ts';
import { lastEnd, type Ranges, subtract, union } from './ranges.ts';
import { type ReachFacts, reachOf } from './reach.ts';

/** The context of the playback machine. Everything in it is JSON. */
export interface PlaybackContext {
  readonly address: PlaybackInput;

  /** The lesson as the server has reported it, last with the answer to a heartbeat. */
  readonly server: {
    /** Null until it has been fetched. */
    readonly info: PlayInfo | null;
    /** Empty until this browser has held the lesson. */
    readonly playToken: string;
    readonly ranges: Ranges;
    readonly furthest: number;
    readonly dragLimit: number | null;
    /** Percent, 0–100. */
    readonly watchRate: number;
    readonly finished: boolean;
    /** Percent of the course; null before the first answer. */
    readonly courseRate: number | null;
    /** Percent that counts for the batch; null without one, and before the first answer. */
    readonly batchRate: number | null;
    /** Second at which the lesson resumed when it was opened. */
    readonly position: number;
    /** The other browser that plays, and since when. */
    readonly holder: PlayInfo['heldElsewhere'];
    /** Seconds of the last heartbeat that were not counted; they are sent again. */
    readonly refused: number;
  };

  /** The playing in this browser. */
  readonly watch: {
    /** The playhead, fractional seconds. */
    readonly second: number;
    /** Null before the first playing, and after a jump. */
    readonly piece: Piece | null;
    readonly speed: number;
    /** The highest speed since the last heartbeat was filled. */
    readonly topSpeed: number;
    /** Counted, and not acknowledged by the server. */
    readonly pending: Ranges;
    /** True when the student wants the lesson to play: a new source begins with it. */
    readonly isPlayWanted: boolean;
  };

  /** State of the saves: kept in this browser, and sent. */
  readonly saving: {
    /** The highest one used with this token. */
    readonly seq: number;
    /** Second at which the lesson resumes, as the server has it; whole. */
    readonly position: number;
    /** The heartbeat until it is acknowledged. */
    readonly batch: Heartbeat | null;
    /** Records of earlier tokens, the first one is sent first. */
    readonly earlier: readonly WatchRecord[];
    /** The answered record of an earlier token, with what the server still lacks; null when there is none. */
    readonly settled: WatchRecord | null;
    /** True when something happened during a save that has to be saved too. */
    readonly isWanted: boolean;
    /** False: this browser keeps nothing over a reload. */
    readonly isPersisted: boolean;
  };

  /** Success of the calls to the server. */
  readonly connection: {
    readonly isSessionLost: boolean;
    /** How many calls have failed in a row; `failure` is that of the last one. */
    readonly failures: number;
    readonly failure: Failure | null;
    /** The student has requested 在此播放, and that is not done yet. */
    readonly isTakeOver: boolean;
  };

  /** The sign of life. `playedMs`: playing time since the last one. */
  readonly presence: { readonly playedMs: number };

  /** The source that the player loads; `line` and `quality` are null before the lesson is open. */
  readonly source: {
    readonly line: number | null;
    readonly quality: Quality | null;
    readonly failedLines: readonly number[];
  };

  /** The question that has come up; `hasPaused`: the lesson was paused for it. */
  readonly pop: {
    readonly questionId: string | null;
    readonly hasPaused: boolean;
    readonly isPausing: boolean;
    /** Answered since the lesson was opened. */
    readonly answered: readonly string[];
  };

  /** The problem to show; null when nothing is wrong. */
  readonly problem: Problem | null;
}

/** The context before anything has been read or fetched. */
export const initialPlayback = (address: PlaybackInput): PlaybackContext => ({
  address,
  server: {
    info: null,
    playToken: '',
    ranges: [],
    furthest: 0,
    dragLimit: null,
    watchRate: 0,
    finished: false,
    courseRate: null,
    batchRate: null,
    position: 0,
    holder: null,
    refused: 0,
  },
  watch: {
    second: 0,
    piece: null,
    speed: address.speed,
    topSpeed: address.speed,
    pending: [],
    isPlayWanted: false,
  },
  saving: {
    seq: 0,
    position: 0,
    batch: null,
    earlier: [],
    settled: null,
    isWanted: false,
    isPersisted: true,
  },
  connection: { isSessionLost: false, failures: 0, failure: null, isTakeOver: false },
  presence: { playedMs: 0 },
  source: { line: null, quality: address.quality, failedLines: [] },
  pop: { questionId: null, hasPaused: false, isPausing: address.pausesAtPop, answered: [] },
  problem: null,
});

type Group = Exclude<keyof PlaybackContext, 'address' | 'problem'>;

/** New values for some fields, by group; the others stay. */
export type PlaybackChange = {
  readonly [Name in Group]?: Partial<PlaybackContext[Name]>;
} & { readonly problem?: Problem | null };

const groups: readonly Group[] = ['server', 'watch', 'saving', 'connection', 'presence', 'source', 'pop'];

/** The groups that a change affects, with their new values. */
export const withPlaybackChange = (
  context: PlaybackContext,
  change: PlaybackChange,
): Partial<PlaybackContext> => ({
  ...Object.fromEntries(
    groups.flatMap((name) => (change[name] ? [[name, { ...context[name], ...change[name] }]] : [])),
  ),
  ...(change.problem !== undefined && { problem: change.problem }),
});

/** Seconds of the lesson; 0 before it is open. */
export const lessonDuration = ({ server }: PlaybackContext): number => server.info?.duration ?? 0;

/** Everything that was watched here and that the server does not have, with the piece that is being played. */
export function unsavedOf(context: PlaybackContext): Ranges {
  const { piece, pending } = context.watch;
  const running = piece === null ? [] : cutPiece(piece, lessonDuration(context)).counted;
  return subtract(union(pending, running), context.server.ranges);
}

const isOfLesson =
  ({ server }: PlaybackContext) =>
  ({ lessonId }: WatchRecord) =>
    lessonId === server.info?.lessonId;

/** The records of earlier tokens for this lesson, in order. */
export const earlierOfLesson = (context: PlaybackContext): readonly WatchRecord[] =>
  context.saving.earlier.filter(isOfLesson(context));

/** The facts that limit seeking, with everything that was watched here. */
const reachFacts = (context: PlaybackContext): ReachFacts => ({
  duration: lessonDuration(context),
  furthest: Math.max(
    context.server.furthest,
    ...earlierOfLesson(context).map(({ watchedUntil }) => watchedUntil),
  ),
  dragLimit: context.server.dragLimit,
  position: context.server.position,
  unsaved: unsavedOf(context),
});

/** The last second that may be sought. */
export const reachIn = (context: PlaybackContext): number => reachOf(reachFacts(context));

/** Second at which the lesson resumes; whole. */
const positionOf = (context: PlaybackContext): number => Math.floor(context.watch.second);

/** The record that this browser keeps of the lesson; null before it has held it. */
export function watchRecord(context: PlaybackContext): WatchRecord | null {
  const { server, watch, saving, address } = context;
  if (server.info === null || server.playToken === '') return null;
  const ranges = unsavedOf(context);
  return {
    lessonId: server.info.lessonId,
    playToken: server.playToken,
    bizType: address.bizType,
    ranges,
    position: positionOf(context),
    speed: Math.max(watch.topSpeed, saving.batch?.speed ?? 0),
    seq: saving.seq,
    watchedUntil: Math.max(server.furthest, lastEnd(ranges)),
  };
}

/** True when the server lacks something: seconds, or the second at which the lesson resumes. */
export const isDirty = (context: PlaybackContext): boolean =>
  context.server.playToken !== '' &&
  (unsavedOf(context).length > 0 || positionOf(context) !== context.saving.position);
