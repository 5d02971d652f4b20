import { type Actor, createActor, fromCallback, SimulatedClock } from 'xstate';
import { callable, settle } from '../../testing/calls.ts';
import { createDraftMachine } from '../draft.machine.ts';
import type { DraftDocument, DraftRecord, DraftSave, SavedDraft, ServerDraft } from '../draft-data.ts';
import type { DraftEvent, TabMessage } from '../draft-events.ts';
import { mergeFields } from '../merge.ts';

/** Server time at which the drafts of the tests are opened, epoch ms. */
export const T0 = 1_800_000_000_000;

/** The form of the tests. */
const initial = { name: '', mobile: '', note: '' };

/** The server's draft with these fields. */
export const serverDraft = (document: DraftDocument, revision = 1): ServerDraft => ({
  document: { ...initial, ...document },
  revision,
  savedAt: T0 - 60_000,
});

/** The device's entry: these fields were typed after `base`. */
export const record = (document: DraftDocument, part: Partial<DraftRecord> = {}): DraftRecord => ({
  document: { ...initial, ...document },
  base: initial,
  revision: 0,
  savedAt: null,
  editedAt: Object.fromEntries(Object.keys(document).map((field) => [field, T0 - 1000])),
  sent: {},
  ...part,
});

/** A machine in a simulated environment: every call waits for its answer, and time passes by `pass`. */
export function startDraft({ isShared = false } = {}) {
  const clock = new SimulatedClock();
  const reads = callable<void, DraftRecord | null>();
  const writes = callable<DraftRecord, void>();
  const removes = callable<void, void>();
  const loads = callable<void, ServerDraft | null>();
  const saves = callable<DraftSave | null, SavedDraft>();
  const told: TabMessage[] = [];
  const now = () => clock.now();
  const environment = { now, serverNow: () => T0 + now(), random: () => 1, merge: mergeFields, isShared };
  const machine = createDraftMachine(environment).provide({
    actors: {
      tabs: fromCallback<TabMessage>(({ receive }) => receive((message) => void told.push(message))),
      read: reads.logic as never,
      keep: writes.logic,
      remove: removes.logic as never,
      load: loads.logic as never,
      save: saves.logic,
    },
  });
  const actor: Actor<ReturnType<typeof createDraftMachine>> = createActor(machine, {
    clock,
    input: { initial },
  });
  actor.start();
  return {
    actor,
    told,
    reads: reads.calls,
    writes: writes.calls,
    removes: removes.calls,
    loads: loads.calls,
    saves: saves.calls,
    now,
    send: (event: DraftEvent) => actor.send(event),
    edit: (changes: DraftDocument) => actor.send({ type: 'document.edited', changes }),
    snapshot: () => actor.getSnapshot(),
    document: () => actor.getSnapshot().context.local.document,
    /** In steps, as a device does that is awake; promises are heard in between. */
    async pass(ms: number, step = 50) {
      for (let left = ms; left > 0; left -= step) {
        clock.increment(Math.min(step, left));
        await settle();
      }
    },
    /** The device and the server have answered. */
    async open(kept: DraftRecord | null = null, server: ServerDraft | null = null) {
      await reads.calls.at(-1)?.answer(kept);
      await loads.calls.at(-1)?.answer(server);
    },
  };
}
