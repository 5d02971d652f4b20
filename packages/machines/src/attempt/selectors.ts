import type { AttemptSnapshot } from './attempt.machine.ts';
import { localRecord } from './attempt-context.ts';
import { type AttemptStage, attemptStages, type LocalRecord } from './attempt-data.ts';
import { timeLeft } from './editing.ts';

/** The stage of the attempt; a submission that failed once counts as failed until a retry succeeds. */
export function selectStage(snapshot: AttemptSnapshot): AttemptStage {
  const stage = attemptStages.find((tag) => snapshot.hasTag(tag)) ?? 'opening';
  return stage === 'submitting' && snapshot.context.connection.failures > 0 ? 'submitFailed' : stage;
}

/** Whole seconds until the automatic submission, never below 0; `now` is the machine's monotonic clock, ms. */
export const selectSecondsLeft = ({ context }: AttemptSnapshot, now: number): number =>
  Math.max(0, Math.ceil(timeLeft(context, now) / 1000));

/**
 * Success of the calls to the server. `offline`: the browser says that it has no network; `sessionLost`: the student
 * has to log in again; `silent`: there is a network, and the last call got no answer that could be used.
 */
export type Connection = 'working' | 'offline' | 'sessionLost' | 'silent';

/** The connection of the attempt: the cause that is worth naming first. */
export function selectConnection({ context: { connection } }: AttemptSnapshot): Connection {
  if (!connection.isOnline) return 'offline';
  if (connection.isSessionLost) return 'sessionLost';
  return connection.failure === null ? 'working' : 'silent';
}

/** The state of saving. `failed`: something is at risk; `local`: kept here while the server does not answer. */
export function selectSaving({ context }: AttemptSnapshot): 'saved' | 'saving' | 'local' | 'failed' {
  const { local, connection } = context;
  if (local.late.length > 0) return 'failed';
  if (Object.keys(local.unsent).length === 0) return 'saved';
  return connection.failures > 0 || !connection.isOnline || connection.isSessionLost ? 'local' : 'saving';
}

/** When the answers reached where `selectSaving` says they are: this device, or the server. Server time, epoch ms. */
export const selectSavedAt = (snapshot: AttemptSnapshot): number | null =>
  selectSaving(snapshot) === 'local' ? snapshot.context.local.keptAt : snapshot.context.server.savedAt;

/** True when every change is written on this device, or none has to be. */
export const selectIsPersisted = (snapshot: AttemptSnapshot): boolean =>
  snapshot.matches({ persistence: 'quiet' }) || snapshot.matches({ persistence: 'closed' });

/** The record of the attempt, as the device keeps it. */
export const selectRecord = ({ context }: AttemptSnapshot): LocalRecord | null => localRecord(context);
