import type { DraftDocument, DraftRecord, Merged } from './draft-data.ts';
import { isSame } from './same.ts';

/** Every field of these documents, once. */
export const fieldsOf = (...documents: readonly DraftDocument[]): string[] => [
  ...new Set(documents.flatMap((document) => Object.keys(document))),
];

/** The document with the fields for which `pick` has a value. */
export const documentOf = (fields: readonly string[], pick: (field: string) => unknown): DraftDocument =>
  Object.fromEntries(
    fields.map((field) => [field, pick(field)]).filter(([, value]) => value !== undefined),
  ) as DraftDocument;

/**
 * Merges field by field: a field that only one side changed has that side's value, one that both changed alike has it,
 * too. A field that both changed differently is a conflict.
 */
export function mergeFields(base: DraftDocument, mine: DraftDocument, theirs: DraftDocument): Merged {
  const fields = fieldsOf(base, mine, theirs);
  const isMine = (field: string) => !isSame(mine[field], base[field]);
  const isTheirs = (field: string) => !isSame(theirs[field], base[field]);
  return {
    document: documentOf(fields, (field) => (isMine(field) ? mine : theirs)[field]),
    conflicts: fields.filter(
      (field) => isMine(field) && isTheirs(field) && !isSame(mine[field], theirs[field]),
    ),
  };
}

/**
 * Merges the record that is written now with the one that another tab has written meanwhile: a field that it edited later
 * and that the server lacks stays, whichever tab writes last.
 */
export function mergeDraftRecords(next: DraftRecord, previous: DraftRecord | null): DraftRecord {
  if (previous === null) return next;
  const stays = (field: string) =>
    (previous.editedAt[field] ?? 0) > (next.editedAt[field] ?? 0) &&
    !isSame(previous.document[field], previous.base[field]);
  const fields = fieldsOf(next.document, previous.document);
  const kept = fields.filter(stays);
  const mergedOf = <Value>(of: (record: DraftRecord) => Readonly<Record<string, Value>>) => ({
    ...of(next),
    ...Object.fromEntries(
      kept.filter((field) => field in of(previous)).map((field) => [field, of(previous)[field] as Value]),
    ),
  });
  return {
    ...next,
    document: mergedOf(({ document }) => document),
    base: mergedOf(({ base }) => base),
    editedAt: mergedOf(({ editedAt }) => editedAt),
    sent: mergedOf(({ sent }) => sent),
  };
}
