import type { DraftSnapshot } from './draft.machine.ts';
import type { DraftStage } from './draft-data.ts';
import { unsentFields } from './editing.ts';

const isUnsaved = ({ context: { local, server } }: DraftSnapshot) =>
  local.conflicts.length > 0 || unsentFields(local, server.document).length > 0;

const isWritten = (snapshot: DraftSnapshot) =>
  snapshot.context.local.isKept && snapshot.matches({ device: 'quiet' });

/** True when this device has every edit; what else it keeps of a call may still be on its way. */
const hasEdits = (snapshot: DraftSnapshot) => {
  const { keptAt, editedAt } = snapshot.context.local;
  return isWritten(snapshot) || (keptAt !== null && Object.values(editedAt).every((at) => at < keptAt));
};

const hasAnything = ({ context: { local, server } }: DraftSnapshot) =>
  server.isKnown || server.revision > 0 || Object.keys(local.editedAt).length > 0;

const isCalling = (snapshot: DraftSnapshot) =>
  snapshot.hasTag('calling') || snapshot.matches({ server: { open: 'awaitingDevice' } });

const endStages = ['submitted', 'discarded', 'closed', 'lockedOut'] as const;

/** The stage of the draft. */
export function selectDraftStage(snapshot: DraftSnapshot): DraftStage {
  const stage = endStages.find((tag) => snapshot.hasTag(tag));
  return stage ?? (isCalling(snapshot) && !hasAnything(snapshot) ? 'opening' : 'open');
}

/**
 * The place of what was typed, and since when, server time, epoch ms.
 * - `none`: nothing was typed here and the server has no draft.
 * - `saving`: on its way to the server, or, without one, to this device.
 * - `saved`: on the server, saved `at`.
 * - `kept`: written on this device only, kept `at`; null for what an earlier visit wrote.
 * - `notKept`: on this page only.
 */
export type DraftSaving =
  | { readonly state: 'none' | 'saving' | 'notKept' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'kept'; readonly at: number | null };

/** The place of what was typed: the worst of all fields. */
export function selectDraftSaving(snapshot: DraftSnapshot): DraftSaving {
  const { local, server, connection } = snapshot.context;
  if (!isUnsaved(snapshot))
    return server.savedAt === null ? { state: 'none' } : { state: 'saved', at: server.savedAt };
  if (!local.isKept) return { state: 'notKept' };
  const isDelayed =
    connection.failures > 0 ||
    !connection.isOnline ||
    !snapshot.matches({ server: 'open' }) ||
    local.unsentSince === null;
  return isDelayed && hasEdits(snapshot) ? { state: 'kept', at: local.keptAt } : { state: 'saving' };
}

/** True when this device refuses to keep the draft, or, once it is over, to remove it. */
export const selectIsDeviceFailing = ({ context: { local } }: DraftSnapshot): boolean => !local.isKept;

/** True when something would be lost with the page: neither the server nor this device has it. */
export const selectMustGuard = (snapshot: DraftSnapshot): boolean => {
  const isOver = snapshot.hasTag('submitted') || snapshot.hasTag('discarded');
  return !isOver && isUnsaved(snapshot) && !isWritten(snapshot);
};

/** True when the server has exactly what the page shows: it may be submitted. */
export const selectMaySubmit = (snapshot: DraftSnapshot): boolean =>
  selectDraftStage(snapshot) === 'open' && snapshot.context.server.isCurrent && !isUnsaved(snapshot);

/** A field that was changed here and elsewhere. */
export interface AskedField {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** When each was written, server time, epoch ms; null when that is not known. */
  readonly mineAt: number | null;
  readonly theirsAt: number | null;
}

/** The fields of which the student is asked. */
export const selectConflicts = ({ context: { local, server } }: DraftSnapshot): AskedField[] =>
  local.conflicts.map((field) => ({
    field,
    mine: local.document[field],
    theirs: server.document[field],
    mineAt: local.editedAt[field] ?? null,
    theirsAt: server.savedAt,
  }));

/**
 * The result of a flush.
 * - `saved`: the server has exactly what the page shows. `conflict`: but for fields of which the student is asked.
 * - `kept`: no answer of the server; this device keeps it. `refused`: the server refuses it, see the failure.
 * - `lockedOut`, `closed`: as in `DraftStage`; `closed` also once the draft is over.
 */
export type FlushOutcome = 'saved' | 'conflict' | 'kept' | 'refused' | 'lockedOut' | 'closed';

/** The result of the flush; null while it runs. */
export function selectFlushOutcome(snapshot: DraftSnapshot): FlushOutcome | null {
  if (!snapshot.matches({ server: 'open' })) return 'closed';
  if (isCalling(snapshot)) return null;
  if (snapshot.hasTag('lockedOut')) return 'lockedOut';
  if (snapshot.context.local.conflicts.length > 0) return 'conflict';
  if (snapshot.matches({ server: { open: 'refused' } })) return 'refused';
  return isUnsaved(snapshot) || !snapshot.context.server.isCurrent ? 'kept' : 'saved';
}
