import type { DraftChange, DraftContext } from './draft-context.ts';
import type { DraftRecord, MergeDocuments, SavedDraft, SentValues, ServerDraft } from './draft-data.ts';
import { newRecord, timeAfter, unsentFields, unsentSince } from './editing.ts';
import { documentOf, fieldsOf } from './merge.ts';
import { isSame } from './same.ts';

/** Unconfirmed values that are remembered of a field. */
const maxSentValues = 20;

/** The server has answered. */
const reached = { failures: 0, failure: null };

/** The device's record merged with what was typed before it was read: an edit of this page wins. */
export function applyKept(
  { local, initial }: DraftContext,
  record: DraftRecord | null,
  now: number,
): DraftChange {
  if (record === null) return {};
  const fields = fieldsOf(initial, record.document);
  const isTyped = (field: string) => local.editedAt[field] !== undefined;
  const document = documentOf(fields, (field) => (isTyped(field) ? local.document : record.document)[field]);
  const base = { ...initial, ...record.base };
  const typed = Object.entries(local.editedAt).map(([field, at]) => [
    field,
    timeAfter(record.editedAt[field], at),
  ]);
  return {
    local: {
      document,
      base,
      editedAt: { ...record.editedAt, ...Object.fromEntries(typed) },
      sent: record.sent,
      unsentSince: unsentSince({ ...local, document }, base, now),
    },
    server: { document: base, revision: record.revision, savedAt: record.savedAt },
  };
}

/**
 * The server's draft is here, from the server or from another tab: merged into the document. A value that this device
 * has sent and that was not confirmed is no change of another device. `null`: the server has none, everything here is
 * unsent.
 */
export function applyServer(
  { initial, local }: DraftContext,
  theirs: ServerDraft | null,
  merge: MergeDocuments,
  now: number,
): DraftChange {
  if (theirs === null) {
    const current = { conflicts: [], document: local.document, unsentSince: local.unsentSince };
    return {
      local: { ...current, base: initial, unsentSince: unsentSince(current, initial, now) },
      server: { document: initial, revision: 0, savedAt: null, isCurrent: true, isKnown: true },
      connection: reached,
    };
  }
  const there = { ...initial, ...theirs.document };
  const fields = fieldsOf(local.base, there);
  const isOwn = (field: string) => (local.sent[field] ?? []).some((value) => isSame(value, there[field]));
  const base = documentOf(fields, (field) => (isOwn(field) ? there : local.base)[field]);
  const { document, conflicts } = merge(base, local.document, there);
  const merged = { document, conflicts, unsentSince: local.unsentSince };
  return {
    local: {
      ...merged,
      ...newRecord(local),
      base: documentOf(fields, (field) => (conflicts.includes(field) ? base : there)[field]),
      unsentSince: unsentSince(merged, there, now),
    },
    server: {
      document: there,
      revision: theirs.revision,
      savedAt: theirs.savedAt,
      isCurrent: true,
      isKnown: true,
    },
    connection: reached,
  };
}

/** The next save: the document, with the server's value in fields of which the student is still asked. */
export function fillSave({ local, server }: DraftContext): DraftChange {
  const asked = documentOf([...local.conflicts], (field) => server.document[field]);
  const kept = fieldsOf(local.document).filter((field) => !local.conflicts.includes(field));
  const document = { ...documentOf(kept, (field) => local.document[field]), ...asked };
  const sent = unsentFields(local, server.document).map((field) => {
    const before = (local.sent[field] ?? []).filter((value) => !isSame(value, document[field]));
    return [field, [...before, document[field] ?? null].slice(-maxSentValues)] as const;
  });
  return {
    local: {
      ...newRecord(local),
      sent: { ...local.sent, ...Object.fromEntries(sent) } satisfies SentValues,
    },
    connection: { saving: { document, revision: server.revision }, isProvenSince: false },
  };
}

/** The server has the save. Another tab may have reported a newer revision before: then the draft is loaded again. */
export function applyDraftSaved(
  { local, server, connection }: DraftContext,
  saved: SavedDraft,
  now: number,
): DraftChange {
  const { saving } = connection;
  if (saving === null || saved.revision <= server.revision)
    return { server: { isCurrent: false }, connection: { ...reached, saving: null } };
  const { document } = saving;
  const fields = fieldsOf(local.base, document);
  return {
    local: {
      ...newRecord(local),
      base: documentOf(fields, (field) => (local.conflicts.includes(field) ? local.base : document)[field]),
      sent: {},
      unsentSince: unsentSince({ ...local, unsentSince: null }, document, now),
    },
    server: { document, revision: saved.revision, savedAt: saved.savedAt, isCurrent: true },
    connection: { ...reached, saving: null, outrun: 0, fieldErrors: {} },
  };
}
