import { expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import { awaitedEvents, marked, untaken } from '../testing/transitions.ts';
import { createDraftMachine } from './draft.machine.ts';
import type { DraftEvent } from './draft-events.ts';
import { unsentFields } from './editing.ts';
import { mergeFields } from './merge.ts';
import { record, serverDraft, T0 } from './testing/draft-kit.ts';

const environment = {
  now: () => 0,
  serverNow: () => T0,
  random: () => 1,
  merge: mergeFields,
  isShared: true,
};
const walked = marked(createDraftMachine(environment));
const input = { initial: { name: '', note: '' } };

/** The events of student, browser and other tabs. */
const events: readonly DraftEvent[] = [
  { type: 'document.edited', changes: { name: '林静' } },
  { type: 'document.edited', changes: { name: '' } },
  { type: 'flush.requested' },
  { type: 'page.hidden' },
  { type: 'retry.requested' },
  { type: 'proven' },
  { type: 'connection.lost' },
  { type: 'connection.back' },
  { type: 'conflict.resolved', choices: { name: 'mine' } },
  { type: 'choice.undone', field: 'name' },
  { type: 'submission.accepted' },
  { type: 'discard.requested' },
  { type: 'changed.elsewhere', draft: serverDraft({ name: '陈晨' }, 9) },
  { type: 'submitted.elsewhere' },
  { type: 'discarded.elsewhere', document: { name: '', note: '' } },
];

const refusals = [
  refusal(1040006),
  refusal(1030001),
  refusal(1050001),
  refusal(1040001, { fieldErrors: { name: '姓名不能超过 20 个字' } }),
  noAnswer,
];
const outputs: Readonly<Record<string, readonly unknown[]>> = {
  read: [null, record({ name: '林' })],
  keep: [undefined],
  remove: [undefined],
  load: [null, serverDraft({ name: '林晓' }, 2)],
  save: [{ revision: 3, savedAt: T0 }],
};
const errors: Readonly<Record<string, readonly unknown[]>> = {
  read: [new Error('damaged')],
  keep: [new Error('full')],
  remove: [new Error('no')],
  load: refusals,
  save: refusals,
};

type Snapshot = ReturnType<typeof walked.machine.getInitialSnapshot>;

/** Two situations of the server's part are equal when every guard returns the same, whatever is being written. */
const ofServer = ({ value, context: { local, server, connection } }: Snapshot) =>
  JSON.stringify([
    (value as { server: unknown }).server,
    unsentFields(local, server.document).length,
    local.conflicts.length,
    server.isCurrent,
    connection.isFlushing,
    connection.isProvenSince,
    Math.min(connection.outrun, 2),
  ]);
/** When two situations of the device's part are equal. */
const ofDevice = ({ value, context: { local } }: Snapshot) =>
  JSON.stringify([
    (value as { device: unknown }).device,
    local.recordRevision === local.writtenRevision,
    Object.keys((value as { server: object }).server),
  ]);
/** The situation of a save that begins while the device's part is at rest or writes; equal texts are equal situations. */
const ofSave = ({ value, context: { local, server } }: Snapshot) =>
  JSON.stringify([
    value,
    local.recordRevision === local.writtenRevision,
    unsentFields(local, server.document).length > 0,
  ]);

const eventsIn = (state: Snapshot): DraftEvent[] => [
  ...events,
  ...(awaitedEvents(state, { outputs, errors }) as DraftEvent[]),
];

it('the model is walked through until every transition of the draft was taken, and every situation can be written as JSON', () => {
  const walk = { input, eventsIn, situations: [ofDevice, ofServer, ofSave] };
  expect(untaken(walked, walk)).toEqual([]);
  expect(walked.transitions.length).toBeGreaterThan(70);
}, 60_000);
