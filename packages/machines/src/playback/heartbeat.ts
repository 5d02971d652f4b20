import type { PlayRecord } from '@qianwei/api/contract/course/play';
import {
  earlierOfLesson,
  isDirty,
  lessonDuration,
  type PlaybackChange,
  type PlaybackContext,
  watchRecord,
} from './playback-context.ts';
import type { Heartbeat, SendInput, StoreCommand, WatchRecord } from './playback-data.ts';
import { countSeconds, subtract, withinLesson } from './ranges.ts';

/** The maximum of ranges in one call; what is beyond goes with the next one. */
export const maxRanges = 200;

const heartbeatOf = ({ watchedUntil: _, ...record }: WatchRecord): Heartbeat => ({
  ...record,
  ranges: record.ranges.slice(0, maxRanges),
  seq: record.seq + 1,
});

/** Fills the next heartbeat with everything unsaved; one that was not acknowledged is part of it. */
export function fillHeartbeat(context: PlaybackContext): PlaybackChange {
  const record = watchRecord(context);
  if (record === null) return {};
  const batch = heartbeatOf(record);
  return {
    watch: { topSpeed: context.watch.speed },
    saving: { batch, seq: batch.seq, isWanted: record.ranges.length > maxRanges },
  };
}

/** The server's answer about the open lesson, as far as the context keeps it. */
const serverFacts = (answer: PlayRecord) => ({
  ranges: answer.ranges,
  furthest: answer.furthest,
  dragLimit: answer.dragLimit,
  watchRate: answer.watchRate,
  finished: answer.finished,
  courseRate: answer.courseRate,
  batchRate: answer.batchRate,
});

/** The server has answered. */
const reached = { failures: 0, failure: null, isSessionLost: false };

/**
 * The heartbeat is answered. Acknowledged is what the server says it has, and nothing else: seconds that were watched
 * meanwhile, or that were not counted this time, stay pending.
 */
export function applyAnswer({ watch, saving }: PlaybackContext, answer: PlayRecord): PlaybackChange {
  return {
    server: {
      ...serverFacts(answer),
      holder: answer.heldElsewhere,
      refused: answer.refused,
    },
    watch: { pending: subtract(watch.pending, answer.ranges) },
    // Seconds that were not counted are not sent again at once: the server counts them when more time has passed.
    saving: {
      batch: null,
      position: saving.batch?.position ?? saving.position,
      isWanted: saving.isWanted && answer.refused === 0,
    },
    connection: reached,
  };
}

/** The first record of an earlier token, as it is sent; it may be sent again at any time. */
export function earlierInput({ context }: { context: PlaybackContext }): SendInput {
  const [first] = context.saving.earlier;
  if (first === undefined) throw new Error('no earlier record');
  return { heartbeat: heartbeatOf(first), isLeaving: false };
}

/**
 * The first record of an earlier token is answered. What the server still lacks of it stays in the store, with its token,
 * and is sent when a lesson is opened again.
 */
export function applyEarlierAnswer(context: PlaybackContext, answer: PlayRecord): PlaybackChange {
  const [first, ...earlier] = context.saving.earlier;
  if (first === undefined) return {};
  const isOpen = earlierOfLesson(context).includes(first);
  const ranges = subtract(
    isOpen ? withinLesson(first.ranges, lessonDuration(context)) : first.ranges,
    answer.ranges,
  );
  // Only as long as it gets somewhere: what the server does not count now it may count later.
  const hasMore = first.ranges.length > maxRanges && countSeconds(ranges) < countSeconds(first.ranges);
  const settled = { ...first, ranges, seq: first.seq + 1 };
  return {
    ...(isOpen && {
      server: serverFacts(answer),
      watch: { pending: subtract(context.watch.pending, answer.ranges) },
    }),
    saving: { earlier: hasMore && ranges.length > 0 ? [settled, ...earlier] : earlier, settled },
    connection: reached,
  };
}

/** The server refuses the first record of an earlier token for good: it stays in the store and is not sent now. */
export const skipEarlier = ({ saving }: PlaybackContext): PlaybackChange => ({
  saving: { earlier: saving.earlier.slice(1) },
});

const deleted = ({ lessonId, playToken }: WatchRecord): StoreCommand => ({
  type: 'delete',
  lessonId,
  playToken,
});

/** Input of the store before a heartbeat: everything that the server does not have yet. */
export function keepInput({ context }: { context: PlaybackContext }): StoreCommand {
  const record = watchRecord(context);
  if (record === null) throw new Error('no lesson is open');
  return { type: 'put', record };
}

/** Input of the store after an answer: what was acknowledged is deleted, what was watched meanwhile stays. */
export function settleInput({ context }: { context: PlaybackContext }): StoreCommand {
  const record = watchRecord(context);
  if (record === null) throw new Error('no lesson is open');
  return isDirty(context) ? { type: 'put', record } : deleted(record);
}

/** Input of the store after the answer to a record of an earlier token. */
export function settleEarlierInput({ context }: { context: PlaybackContext }): StoreCommand {
  const { settled } = context.saving;
  if (settled === null) throw new Error('no earlier record');
  return settled.ranges.length > 0 ? { type: 'put', record: settled } : deleted(settled);
}

/** Input of the send of the filled heartbeat; `isLeaving`: the page may be gone before the answer. */
export const sendInput =
  (isLeaving: boolean) =>
  ({ context: { saving } }: { context: PlaybackContext }): SendInput => {
    if (saving.batch === null) throw new Error('no heartbeat is filled');
    return { heartbeat: saving.batch, isLeaving };
  };

/** True when the running heartbeat lacks seconds that were watched since it was filled, or has another position. */
export function hasNewer(context: PlaybackContext): boolean {
  const record = watchRecord(context);
  const { batch } = context.saving;
  if (record === null) return false;
  return subtract(record.ranges, batch?.ranges ?? []).length > 0 || record.position !== batch?.position;
}
