import type { Quality } from '@qianwei/api/contract/course/play';
import type { Failure } from '../calls/outcome.ts';
import type { Ranges } from './ranges.ts';

/**
 * The student's place in the lesson, by stage.
 * - `loading`, `openFailed`: it is being opened, or could not be (trying again loses nothing).
 * - `held`: another browser plays, from the start or since it took over from this one.
 * - `ready`: open and not begun; `selectResume` says whether there is a place to go on.
 * - `playing`, `buffering`, `paused`, `ended`: as the student sees it.
 */
export const playbackStages = [
  'loading',
  'openFailed',
  'held',
  'ready',
  'playing',
  'buffering',
  'paused',
  'ended',
] as const;

/** One of the stages of a lesson. */
export type PlaybackStage = (typeof playbackStages)[number];

/** The lesson to open, and what the student has chosen before. */
export interface PlaybackInput {
  readonly courseId: string;
  /** Null: the one watched last, or the first. */
  readonly lessonId: string | null;
  readonly bizType: 'EXAM' | null;
  readonly bizId: string | null;
  /** Null: the first that there is. */
  readonly quality: Quality | null;
  readonly speed: number;
  /** True when a question that comes up pauses the lesson. */
  readonly pausesAtPop: boolean;
}

/** The input of an open: the fields of the call, without the browser's key, which the portal adds. */
export type OpenInput = Pick<PlaybackInput, 'courseId' | 'lessonId' | 'bizType' | 'bizId'> & {
  readonly takeOver: boolean;
};

/** The record that this browser keeps of a lesson until the server has it; `lessonId` and `playToken` are its key. */
export interface WatchRecord {
  readonly lessonId: string;
  readonly playToken: string;
  readonly bizType: 'EXAM' | null;
  /** Ranges that the server has not acknowledged. */
  readonly ranges: Ranges;
  /** The second at which it goes on, whole. */
  readonly position: number;
  /** The highest speed at which the ranges were watched. */
  readonly speed: number;
  /** The highest one used. */
  readonly seq: number;
  /** The furthest second that was watched, acknowledged or not. */
  readonly watchedUntil: number;
}

/** The save sent under one `seq`. */
export type Heartbeat = Pick<
  WatchRecord,
  'lessonId' | 'playToken' | 'bizType' | 'ranges' | 'position' | 'speed' | 'seq'
>;

/** The input of a send; `isLeaving`: the page may be gone before the answer, so it must outlive it (keepalive). */
export interface SendInput {
  readonly heartbeat: Heartbeat;
  readonly isLeaving: boolean;
}

/** Commands to the store of this browser; they take effect in the order in which they are handed over. */
export type StoreCommand =
  | { readonly type: 'put'; readonly record: WatchRecord }
  | { readonly type: 'delete'; readonly lessonId: string; readonly playToken: string };

/** A problem that is shown beside the player. */
export type Problem =
  /** The place is further than may be sought; `reach`: the last second that may. */
  | { readonly code: 'BEYOND_REACH'; readonly reach: number }
  /** No line plays. */
  | { readonly code: 'SOURCES_FAILED' }
  /** The server refuses to open the lesson, or to save. */
  | { readonly code: 'REFUSED'; readonly failure: Failure };
