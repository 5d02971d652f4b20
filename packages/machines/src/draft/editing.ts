import type { DraftChange, DraftContext } from './draft-context.ts';
import type { DraftChoice, DraftDocument } from './draft-data.ts';
import { fieldsOf } from './merge.ts';
import { isSame } from './same.ts';

/** The moment of an edit. `now`: monotonic clock, ms; `serverNow`: epoch ms. */
export interface EditMoment {
  readonly now: number;
  readonly serverNow: number;
}

type Local = DraftContext['local'];

/** Marks the record on this device as out of date; part of a change of `local`. */
export const newRecord = ({ recordRevision }: Local) => ({ recordRevision: recordRevision + 1 });

/** Fields whose value the server lacks and may be sent: all but those of which the student is asked. */
export const unsentFields = (
  { document, conflicts }: Pick<Local, 'document' | 'conflicts'>,
  server: DraftDocument,
): string[] =>
  fieldsOf(document, server).filter(
    (field) => !conflicts.includes(field) && !isSame(document[field], server[field]),
  );

/** The moment of the first unsent edit after a change; null when the server has everything that may be sent. */
export const unsentSince = (
  local: Pick<Local, 'document' | 'conflicts' | 'unsentSince'>,
  server: DraftDocument,
  now: number,
): number | null => (unsentFields(local, server).length > 0 ? (local.unsentSince ?? now) : null);

const without = <Value>(record: Readonly<Record<string, Value>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** Fields that an edit changes. */
export const changedFields = ({ local }: DraftContext, changes: DraftDocument): string[] =>
  Object.keys(changes).filter((field) => !isSame(changes[field], local.document[field]));

/** The time of an edit: after the last one of its field, also when the clock was set back in between. */
export const timeAfter = (last: number | undefined, at: number): number => Math.max(at, (last ?? 0) + 1);

/** The change of the context by new values, of this device or chosen by the student. */
function withValues(
  { local, server, connection }: DraftContext,
  changes: DraftDocument,
  { now, serverNow }: EditMoment,
  part: Partial<Local>,
): DraftChange {
  const fields = Object.keys(changes);
  const edits = fields.map((field) => [field, timeAfter(local.editedAt[field], serverNow)]);
  const document = { ...local.document, ...changes };
  const next = { ...local, ...part, document };
  // Another device wrote the same: nothing to ask.
  const conflicts = next.conflicts.filter((field) => !isSame(document[field], server.document[field]));
  return {
    local: {
      ...part,
      ...newRecord(local),
      document,
      conflicts,
      editedAt: { ...local.editedAt, ...Object.fromEntries(edits) },
      unsentSince: unsentSince({ ...next, conflicts }, server.document, now),
    },
    connection: { fieldErrors: without(connection.fieldErrors, fields) },
  };
}

/** The student has typed; what was not chosen before is no longer offered. */
export const editFields = (context: DraftContext, changes: DraftDocument, moment: EditMoment): DraftChange =>
  withValues(context, changes, moment, { unchosen: {} });

/** Fields with something of this document: its value, or a text with which its text begins. */
const fieldsSharedWith = ({ local }: DraftContext, discarded: DraftDocument): string[] =>
  fieldsOf(local.document, discarded).filter((field) => {
    const [mine, theirs] = [local.document[field], discarded[field]];
    const isBegun = typeof mine === 'string' && typeof theirs === 'string' && theirs.startsWith(mine);
    return isBegun || isSame(mine, theirs);
  });

/** True when a text was typed here that the discarded document of another tab does not have. */
export function hasOtherText(context: DraftContext, discarded: DraftDocument): boolean {
  const { initial, local } = context;
  const shared = fieldsSharedWith(context, discarded);
  return fieldsOf(initial).some((field) => {
    const value = local.document[field];
    return typeof value === 'string' && !isSame(value, initial[field]) && !shared.includes(field);
  });
}

/** Empties what this tab and the discarded document of another one have in common. */
export const emptyDiscarded = (
  context: DraftContext,
  discarded: DraftDocument,
  moment: EditMoment,
): DraftChange =>
  editFields(
    context,
    Object.fromEntries(
      fieldsSharedWith(context, discarded).map((field) => [field, context.initial[field] ?? null]),
    ),
    moment,
  );

/** The student has chosen a version of some fields; the other versions are offered until the next edit. */
export function resolveConflicts(
  context: DraftContext,
  choices: Readonly<Record<string, DraftChoice>>,
  moment: EditMoment,
): DraftChange {
  const { local, server } = context;
  const chosen = local.conflicts.filter((field) => choices[field] !== undefined);
  const valuesOf = (choiceOf: (field: string) => DraftChoice | undefined) =>
    Object.fromEntries(
      chosen.map((field) => {
        const side = choiceOf(field) === 'mine' ? local : server;
        return [field, side.document[field] ?? null];
      }),
    );
  const other = { mine: 'theirs', theirs: 'mine' } as const;
  return withValues(
    context,
    valuesOf((field) => choices[field]),
    moment,
    {
      base: { ...local.base, ...valuesOf(() => 'theirs') },
      conflicts: local.conflicts.filter((field) => !chosen.includes(field)),
      unchosen: { ...local.unchosen, ...valuesOf((field) => other[choices[field] ?? 'mine']) },
    },
  );
}

/** The version that was not chosen takes the place of the chosen one, which is offered in its stead. */
export function undoChoice(context: DraftContext, field: string, moment: EditMoment): DraftChange {
  const { local } = context;
  if (!(field in local.unchosen)) return {};
  return withValues(context, { [field]: local.unchosen[field] }, moment, {
    unchosen: { ...local.unchosen, [field]: local.document[field] ?? null },
  });
}
