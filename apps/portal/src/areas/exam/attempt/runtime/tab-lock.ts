import type { AttemptInput } from '@qianwei/machines/attempt/attempt-data';
import type { LockCommand } from '@qianwei/machines/attempt/attempt-events';
import { fromCallback } from 'xstate';
import { randomId } from '../../../../shared/device/random-id.ts';

/**
 * How long to wait, ms: for a tab that is closing (a slow device needs most of it), for a tab that was asked to release
 * the lock, and for the reply of another tab.
 */
const waitMs = { closing: 1500, release: 1000, reply: 300 };

type LockEvent = 'lock.granted' | 'lock.refused' | 'lock.lost';

const isTaken = async (name: string) =>
  (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false;

/**
 * Waits in the queue of the browser; from a tab that does not release the lock in time (it sleeps) it is stolen. A lock
 * that nobody has when the time is up is late, not refused.
 */
async function byWebLocks(
  name: string,
  steal: boolean,
  held: Promise<void>,
  report: (event: LockEvent) => void,
): Promise<void> {
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    report('lock.granted');
    return held;
  };
  const signal = AbortSignal.timeout(steal ? waitMs.release : waitMs.closing);
  try {
    await navigator.locks.request(name, { signal }, hold);
  } catch {
    if (isHeld) report('lock.lost');
    else if (!steal && (await isTaken(name))) report('lock.refused');
    else await navigator.locks.request(name, { steal: true }, hold).catch(() => report('lock.lost'));
  }
}

/**
 * One tab of this browser answers a test. A tab that wants to take over asks first: the other one writes everything
 * (`settled`) and releases the lock. Without Web Locks the tabs ask one another by a broadcast channel; without that
 * every tab may answer, and `seq` and `at` keep the later answer.
 */
export const createTabLock = (studentId: string, settled: () => Promise<void>) =>
  fromCallback<LockCommand, AttemptInput>(({ input, receive, sendBack }) => {
    const name = `qianwei-attempt ${studentId} ${input.testId}`;
    const me = randomId();
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    const post = (word: string) => channel?.postMessage({ word, from: me });
    let freeLock: (() => void) | null = null;
    let isRefused = false;
    let isStopped = false;

    const report = (event: LockEvent) => {
      if (event === 'lock.lost' && freeLock === null) return;
      if (event !== 'lock.granted') freeLock = null;
      if (!isStopped) sendBack({ type: event });
    };
    const release = async () => {
      const free = freeLock;
      freeLock = null;
      await settled();
      free?.();
    };
    const want = (steal: boolean) => {
      let free = () => {};
      const held = new Promise<void>((resolve) => {
        free = resolve;
      });
      freeLock = free;
      if (steal) post('let go');
      if ('locks' in navigator) return void byWebLocks(name, steal, held, report);
      isRefused = false;
      if (!steal) post('who?');
      setTimeout(() => report(isRefused ? 'lock.refused' : 'lock.granted'), waitMs.reply);
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<{ word: string; from: string }>) => {
      if (data.word === 'who?' && freeLock !== null) post('mine');
      if (data.word === 'mine') isRefused = true;
      if (data.word !== 'let go' || freeLock === null) return;
      sendBack({ type: 'lock.lost' });
      void release();
    });
    receive((command) => (command.type === 'lock.wanted' ? want(command.steal) : void release()));
    return () => {
      isStopped = true;
      void release().then(() => channel?.close());
    };
  });
