import { createDraftMachine, type DraftSnapshot } from '@qianwei/machines/draft';
import type {
  DraftDocument,
  DraftRecord,
  DraftSave,
  MergeDocuments,
  SavedDraft,
  ServerDraft,
} from '@qianwei/machines/draft/draft-data';
import type { DraftEvent, TabMessage } from '@qianwei/machines/draft/draft-events';
import { fieldsOf, mergeFields } from '@qianwei/machines/draft/merge';
import { isSame } from '@qianwei/machines/draft/same';
import {
  type FlushOutcome,
  selectConflicts,
  selectDraftSaving,
  selectDraftStage,
  selectFlushOutcome,
  selectIsDeviceFailing,
  selectMustGuard,
} from '@qianwei/machines/draft/selectors';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { connectivity } from '../device/connectivity.ts';
import { monotonic } from '../time/monotonic.ts';
import { createDraftStore } from './draft-store.ts';

/** The dependencies of a draft in this tab. */
interface RunParts {
  readonly owner: string;
  readonly draftKey: string;
  readonly initial: DraftDocument;
  /** Default: field by field. */
  readonly merge?: MergeDocuments | undefined;
  /** Tabs may have it for different people. */
  readonly isShared?: boolean | undefined;
  /** The entry on this device cannot be read. */
  onDamaged(): void;
  load(signal: AbortSignal): Promise<ServerDraft | null>;
  save(input: DraftSave): Promise<SavedDraft>;
  serverNow(): number;
}

const channelOf = (name: string) => `qianwei-draft ${name}`;

/** The other tabs with this draft. */
const tabsOf = (name: string) =>
  fromCallback<TabMessage>(({ receive, sendBack }) => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelOf(name));
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => sendBack(data));
    receive((message) => channel.postMessage(message));
    return () => channel.close();
  });

/** Discards a draft whose form this page does not have open: in every tab, and on this device; rejects when it stays. */
export async function discardDraft(owner: string, draftKey: string): Promise<void> {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(channelOf(`${owner}/${draftKey}`));
    channel.postMessage({ type: 'discarded.elsewhere', document: {} } satisfies TabMessage);
    channel.close();
  }
  const store = createDraftStore({ owner, draftKey }, { onDamaged: () => undefined });
  await store.remove().finally(store.close);
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** True for a value that the field can have: of the kind of the empty one, where that says anything. */
const fits = (empty: unknown, value: unknown) =>
  empty === null || value === null || kindOf(empty) === kindOf(value);

/** An entry of an earlier version of the form: fields that it has no more, or of another kind, are left out. */
function fitRecord(initial: DraftDocument, record: DraftRecord | null): DraftRecord | null {
  if (record === null) return null;
  const fitting = (document: DraftDocument) =>
    Object.fromEntries(
      fieldsOf(initial).map((field) => {
        const value = document[field];
        return [field, value !== undefined && fits(initial[field], value) ? value : initial[field]];
      }),
    );
  const document = fitting(record.document);
  return isSame(document, record.document) ? record : { ...record, document, base: fitting(record.base) };
}

/** The state that a view depends on. */
function factsOf(snapshot: DraftSnapshot) {
  const { local, server, connection } = snapshot.context;
  return {
    stage: selectDraftStage(snapshot),
    document: local.document,
    saveState: selectDraftSaving(snapshot),
    isDeviceFailing: selectIsDeviceFailing(snapshot),
    fieldErrors: connection.fieldErrors,
    problem: connection.failure,
    conflicts: selectConflicts(snapshot),
    unchosen: local.unchosen,
    isServerKnown: server.isKnown,
    mustGuard: selectMustGuard(snapshot),
    /** The draft is over, and nothing of it is left on this device. */
    isRemoved: snapshot.hasTag('removed'),
  };
}

/** Starts a draft in this tab; `stop` writes and sends what is pending. Loaded with the first form that has one. */
export function runDraft({ owner, draftKey, initial, merge = mergeFields, ...parts }: RunParts) {
  const { onDamaged, load, save, serverNow } = parts;
  const store = createDraftStore({ owner, draftKey }, { onDamaged });
  const environment = { now: monotonic, serverNow, random: Math.random, merge, isShared: parts.isShared };
  const machine = createDraftMachine(environment).provide({
    actors: {
      connectivity,
      tabs: tabsOf(`${owner}/${draftKey}`),
      read: fromPromise<DraftRecord | null>(async () => fitRecord(initial, await store.read())),
      keep: fromPromise<void, DraftRecord>(({ input }) => store.keep(input)),
      remove: fromPromise<void>(() => store.remove()),
      load: fromPromise<ServerDraft | null>(({ signal }) => load(signal)),
      save: fromPromise<SavedDraft, DraftSave | null>(({ input }) =>
        input === null ? Promise.reject(new Error('Nothing to save')) : save(input),
      ),
    },
  });
  const actor = createActor(machine, { input: { initial } });
  const hidden = () => document.visibilityState === 'hidden' && actor.send({ type: 'page.hidden' });
  const gone = () => actor.send({ type: 'page.hidden' });
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', gone);
  actor.start();
  return {
    actor,
    factsOf,
    /** Saves at once; resolves when it is known how that went, with the document as it is then. */
    async flush(): Promise<{ outcome: FlushOutcome; document: DraftDocument }> {
      actor.send({ type: 'flush.requested' });
      await waitFor(actor, (snapshot) => selectFlushOutcome(snapshot) !== null).catch(() => undefined);
      const end = actor.getSnapshot();
      return { outcome: selectFlushOutcome(end) ?? 'kept', document: end.context.local.document };
    },
    /** Ends the draft; resolves to false when the device's copy could not be removed. */
    async remove(event: DraftEvent): Promise<boolean> {
      actor.send(event);
      const end = await waitFor(actor, (snapshot) =>
        (['removed', 'removeFailing'] as const).some((tag) => snapshot.hasTag(tag)),
      ).catch(() => null);
      return end?.hasTag('removed') ?? false;
    },
    stop() {
      actor.send({ type: 'page.hidden' });
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
      actor.stop();
      store.close();
    },
  };
}

/** A started draft in this tab. */
export type RunningDraft = ReturnType<typeof runDraft>;
