import { createDraftMachine } from '@qianwei/machines/draft';
import type {
  DraftDocument,
  DraftRecord,
  DraftSave,
  MergeDocuments,
  SavedDraft,
  ServerDraft,
} from '@qianwei/machines/draft/draft-data';
import type { TabMessage } from '@qianwei/machines/draft/draft-events';
import { fieldsOf, isSame } from '@qianwei/machines/draft/merge';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { connectivity } from '../device/connectivity.ts';
import { monotonic } from '../time/monotonic.ts';
import type { DraftStore } from './draft-store.ts';

/** The dependencies of a draft in this tab. */
interface RunParts {
  /** Names the draft among the tabs of this browser. */
  readonly name: string;
  readonly initial: DraftDocument;
  readonly store: DraftStore;
  readonly merge: MergeDocuments;
  load(signal: AbortSignal): Promise<ServerDraft | null>;
  save(input: DraftSave): Promise<SavedDraft>;
  serverNow(): number;
}

/** The other tabs with this draft. */
const tabsOf = (name: string) =>
  fromCallback<TabMessage>(({ receive, sendBack }) => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(`qianwei-draft ${name}`);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => sendBack(data));
    receive((message) => channel.postMessage(message));
    return () => channel.close();
  });

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

/** Starts a draft in this tab; `stop` writes and sends what is pending. */
export function runDraft({ name, initial, store, merge, load, save, serverNow }: RunParts) {
  const machine = createDraftMachine({ now: monotonic, serverNow, random: Math.random, merge }).provide({
    actors: {
      connectivity,
      tabs: tabsOf(name),
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
  return {
    actor,
    stop() {
      actor.send({ type: 'page.hidden' });
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
      actor.stop();
    },
  };
}

/** A started draft in this tab. */
export type RunningDraft = ReturnType<typeof runDraft>;
