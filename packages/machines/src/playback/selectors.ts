import type { PlayInfo } from '@qianwei/api/contract/course/play';
import { resumeAt } from '@qianwei/studies';
import type { PlaybackSnapshot } from './playback.machine.ts';
import { isDirty, reachIn, unsavedOf, watchRecord } from './playback-context.ts';
import { type PlaybackStage, playbackStages, type WatchRecord } from './playback-data.ts';
import { countSeconds, type Ranges, union } from './ranges.ts';

/** The stage of the lesson. */
export const selectPlaybackStage = (snapshot: PlaybackSnapshot): PlaybackStage =>
  playbackStages.find((tag) => snapshot.hasTag(tag)) ?? 'loading';

/** The last second that may be sought. */
export const selectReach = ({ context }: PlaybackSnapshot): number => reachIn(context);

/** Everything that was watched, whether the server has it yet or not. */
export const selectWatched = ({ context }: PlaybackSnapshot): Ranges =>
  union(context.server.ranges, unsavedOf(context));

/** True when a place may be sought, seconds. */
export const selectCanSeekTo = (snapshot: PlaybackSnapshot, second: number): boolean =>
  second >= 0 && second <= selectReach(snapshot);

/**
 * Place of the watched seconds. `saved`: the server has them, up to the heartbeat that is next; `local`: they are kept
 * here while the server does not answer; `saving`: a call is on its way.
 */
export function selectSaveState(snapshot: PlaybackSnapshot): 'saved' | 'saving' | 'local' {
  const { connection, saving, watch } = snapshot.context;
  if (snapshot.matches({ saving: 'waiting' }) || snapshot.matches({ saving: 'keeping' })) return 'local';
  if (connection.failures > 0 && (saving.earlier.length > 0 || isDirty(snapshot.context))) return 'local';
  return snapshot.hasTag('sending') && (watch.pending.length > 0 || saving.earlier.length > 0)
    ? 'saving'
    : 'saved';
}

/** How many seconds were watched here, or are left by earlier openings, that the server does not have. */
export const selectUnsavedSeconds = ({ context }: PlaybackSnapshot): number =>
  countSeconds(unsavedOf(context)) +
  context.saving.earlier.reduce((sum, { ranges }) => sum + countSeconds(ranges), 0);

/** The session has ended: nothing is sent before the student has logged in again. */
export const selectNeedsLogin = ({ context }: PlaybackSnapshot): boolean => context.connection.isSessionLost;

/** False: what is not saved is lost when the page is closed. */
export const selectIsKept = ({ context }: PlaybackSnapshot): boolean => context.saving.isPersisted;

/** The other browser that plays, while it does; null otherwise. */
export const selectHolder = (snapshot: PlaybackSnapshot): PlayInfo['heldElsewhere'] =>
  snapshot.hasTag('held') ? snapshot.context.server.holder : null;

/** The place at which a lesson that was begun goes on, and when and where it was watched last; null when it was not begun. */
export function selectResume(
  snapshot: PlaybackSnapshot,
): { second: number; lastPlayed: PlayInfo['lastPlayed'] } | null {
  const { info } = snapshot.context.server;
  if (!snapshot.hasTag('ready') || info === null) return null;
  const second = resumeAt({ ...info, position: snapshot.context.watch.second });
  return second === null ? null : { second, lastPlayed: info.lastPlayed };
}

/** The record of the lesson, as this browser keeps it; null before it has held the lesson. */
export const selectWatchRecord = ({ context }: PlaybackSnapshot): WatchRecord | null => watchRecord(context);
