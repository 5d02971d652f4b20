import { refusal } from '../../testing/calls.ts';
import type { DraftChoice, DraftRecord, DraftSave, SavedDraft, ServerDraft } from '../draft-data.ts';
import { mergeDraftRecords } from '../merge.ts';
import { selectConflicts } from '../selectors.ts';
import { startDraft, T0 } from './draft-kit.ts';

/**
 * The fate of a call: it arrives and is answered, is lost, only its answer is lost, or it arrives after the page has given
 * up on it.
 */
export type Fate = 'reply' | 'lose' | 'loseReply' | 'arriveLate';

const lost = { kind: 'timeout', message: '' };
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The server's rule: a save replaces the revision that it was made from, or is refused. */
export function modelServer() {
  let draft: ServerDraft | null = null;
  return {
    draft: () => copy(draft),
    save({ document, revision }: DraftSave): SavedDraft {
      if (revision !== (draft?.revision ?? 0)) throw refusal(1040006);
      draft = copy({ document, revision: revision + 1, savedAt: T0 });
      return { revision: draft.revision, savedAt: T0 };
    },
  };
}

/** A browser that keeps the entry of its tabs. */
export function modelBrowser() {
  let entry: DraftRecord | null = null;
  return {
    read: () => copy(entry),
    keep: (record: DraftRecord) => {
      entry = mergeDraftRecords(copy(record), entry);
    },
  };
}

/** A tab of a browser. */
export function modelPage(server: ReturnType<typeof modelServer>, browser: ReturnType<typeof modelBrowser>) {
  let run = startDraft();
  let served = { reads: 0, writes: 0, loads: 0, saves: 0, told: 0 };
  const late: DraftSave[] = [];
  let siblings: { hear(message: (typeof run.told)[number]): void }[] = [];

  /** Answers the device's calls, and tells the other tabs. */
  async function serve() {
    for (const call of run.reads.slice(served.reads)) await call.answer(browser.read());
    served.reads = run.reads.length;
    for (const call of run.writes.slice(served.writes)) {
      browser.keep(call.input);
      await call.answer();
    }
    served.writes = run.writes.length;
    for (const message of run.told.slice(served.told)) for (const tab of siblings) tab.hear(copy(message));
    served.told = run.told.length;
  }

  async function reach<Output>(
    call: { answer(output: Output): Promise<void>; fail(error: unknown): Promise<void> },
    fate: Fate,
    work: () => Output,
  ) {
    if (fate === 'lose' || fate === 'arriveLate') return call.fail(lost);
    try {
      const output = work();
      await (fate === 'reply' ? call.answer(output) : call.fail(lost));
    } catch (error) {
      await call.fail(error);
    }
  }

  async function deliver(fate: Fate) {
    await serve();
    for (const input of late.splice(0)) {
      try {
        server.save(input);
      } catch {
        // Too late: the server has a newer revision.
      }
    }
    const loads = run.loads.slice(served.loads);
    served.loads = run.loads.length;
    for (const call of loads) await reach(call, fate, server.draft);
    const saves = run.saves.slice(served.saves);
    served.saves = run.saves.length;
    for (const call of saves) {
      const { input } = call;
      if (input === null) throw new Error('Nothing to save');
      if (fate === 'arriveLate') late.push(input);
      await reach(call, fate, () => server.save(input));
    }
    await serve();
  }

  async function begin() {
    run.actor.stop();
    run = startDraft();
    served = { reads: 0, writes: 0, loads: 0, saves: 0, told: 0 };
    await serve();
  }

  return {
    begin,
    deliver,
    document: () => run.document(),
    conflicts: () => selectConflicts(run.snapshot()),
    edit: (field: string, value: string) => run.edit({ [field]: value }),
    choose: (field: string, choice: DraftChoice) =>
      run.send({ type: 'conflict.resolved', choices: { [field]: choice } }),
    hear: (message: (typeof run.told)[number]) => run.send(message),
    join(tabs: typeof siblings) {
      siblings = tabs;
    },
    async flush() {
      run.send({ type: 'flush.requested' });
      await serve();
    },
    async pass(ms: number) {
      await run.pass(ms, 100);
      await serve();
    },
    /** The page unloads, as at a reload, and is opened again. */
    async reload() {
      run.send({ type: 'page.hidden' });
      await serve();
      await begin();
    },
    stop: () => run.actor.stop(),
  };
}
