import { createAttemptMachine } from '@qianwei/machines/attempt';
import type { AttemptInput, LocalRecord } from '@qianwei/machines/attempt/attempt-data';
import type { AttemptEvent } from '@qianwei/machines/attempt/attempt-events';
import { selectIsPersisted, selectRecord } from '@qianwei/machines/attempt/selectors';
import { createActor, fromPromise } from 'xstate';
import type { Client } from '../../../../shared/client/client.tsx';
import { connectivity } from '../../../../shared/device/connectivity.ts';
import { randomId } from '../../../../shared/device/random-id.ts';
import { saveFile } from '../../../../shared/files/save-file.ts';
import { monotonic } from '../../../../shared/time/monotonic.ts';
import type { AttemptStore } from '../storage/attempt-store.ts';
import { answersFile } from './answers-file.ts';
import { serverActors } from './attempt-actors.ts';
import { createTabLock } from './tab-lock.ts';

/** Reports page events to the machine until the returned function is called; `visiting` is the question on the page. */
function watchPage(send: (event: AttemptEvent) => void, visiting: () => string | null): () => void {
  // A page that unloads is hidden too, after `pagehide`: a reload is no leaving.
  let isUnloading = false;
  const seen = () => {
    if (document.visibilityState !== 'hidden') return send({ type: 'page.shown', questionId: visiting() });
    if (!isUnloading) send({ type: 'page.left' });
    send({ type: 'page.hidden' });
  };
  const gone = () => {
    isUnloading = true;
    send({ type: 'page.hidden' });
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) seen();
    isUnloading = false;
  };
  const left = () => send({ type: 'field.left' });
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('focusout', left);
  addEventListener('pagehide', gone);
  addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('focusout', left);
    removeEventListener('pagehide', gone);
    removeEventListener('pageshow', shown);
  };
}

/** Starts an attempt in this tab; `stop` writes and sends what is pending, then releases it. */
export function runAttempt(input: AttemptInput, { client, store, studentId }: RunParts) {
  const machine = createAttemptMachine({
    now: monotonic,
    random: Math.random,
    newRequestNo: randomId,
  }).provide({
    actors: {
      ...serverActors(client),
      connectivity,
      tabLock: createTabLock(studentId, store.settled),
      restore: fromPromise<LocalRecord | null, AttemptInput>(({ input: of }) => store.read(of)),
      persist: fromPromise<{ isPersisted: boolean }, LocalRecord | null>(async ({ input: record }) => ({
        isPersisted: record !== null && (await store.write(input.testId, record)),
      })),
      forget: fromPromise<void, { testRecordId: string | null }>(async ({ input: { testRecordId } }) => {
        if (testRecordId !== null) await store.remove(input.testId, testRecordId);
      }),
    },
  });
  const actor = createActor(machine, { input });
  let visiting: string | null = null;
  /** Writes what is not on the device yet before the page unloads. */
  const persistSync = () => {
    const snapshot = actor.getSnapshot();
    const record = selectIsPersisted(snapshot) ? null : selectRecord(snapshot);
    if (record !== null) store.writeSync(input.testId, record);
  };
  const unwatch = watchPage(
    (event) => {
      if (event.type === 'page.hidden') persistSync();
      actor.send(event);
    },
    () => visiting,
  );
  return {
    actor,
    visit(questionId: string) {
      visiting = questionId;
      actor.send({ type: 'question.visited', questionId });
    },
    download() {
      const record = selectRecord(actor.getSnapshot());
      if (record === null) return;
      const { name, text } = answersFile(record, Date.now());
      saveFile(name, 'text/plain;charset=utf-8', text);
    },
    stop() {
      actor.send({ type: 'page.hidden' });
      unwatch();
      actor.stop();
    },
  };
}

/** The dependencies of an attempt in this tab. */
interface RunParts {
  readonly client: Client;
  readonly store: AttemptStore;
  readonly studentId: string;
}

/** A started attempt in this tab. */
export type RunningAttempt = ReturnType<typeof runAttempt>;
