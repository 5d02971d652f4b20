import type { AttemptInput } from '@qianwei/machines/attempt/attempt-data';
import type { LockCommand } from '@qianwei/machines/attempt/attempt-events';
import { fromCallback } from 'xstate';
import { randomId } from './random-id.ts';

/**
 * How long to wait for a tab that is closing (a slow device needs most of it), for one that was asked to let go, and
 * for the answer of another one, in ms.
 */
const patience = { plain: 1500, steal: 1000, answer: 300 };

type News = 'lock.granted' | 'lock.refused' | 'lock.lost';
type Tell = (news: News) => void;

const isTaken = async (name: string) =>
  (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false;

/**
 * Waits in the queue of the browser; a tab that does not let go in time (it sleeps) is robbed. A lock that nobody has
 * when the time is up is late, not refused.
 */
async function byWebLocks(name: string, steal: boolean, held: Promise<void>, tell: Tell): Promise<void> {
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    tell('lock.granted');
    return held;
  };
  const signal = AbortSignal.timeout(steal ? patience.steal : patience.plain);
  try {
    await navigator.locks.request(name, { signal }, hold);
  } catch {
    if (isHeld) tell('lock.lost');
    else if (!steal && (await isTaken(name))) tell('lock.refused');
    else await navigator.locks.request(name, { steal: true }, hold).catch(() => tell('lock.lost'));
  }
}

/**
 * One tab of this browser answers a test. A tab that wants to take over asks first: the other one writes everything
 * down (`settled`) and lets go. Without Web Locks the tabs ask one another by a broadcast channel; without that
 * every tab may answer, and `seq` and `at` keep the later answer.
 */
export const createTabLock = (studentId: string, settled: () => Promise<void>) =>
  fromCallback<LockCommand, AttemptInput>(({ input, receive, sendBack }) => {
    const name = `qianwei-attempt ${studentId} ${input.testId}`;
    const me = randomId();
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    const post = (word: string) => channel?.postMessage({ word, from: me });
    let letGo: (() => void) | null = null;
    let isRefused = false;
    let isStopped = false;

    const tell = (news: News) => {
      if (news === 'lock.lost' && letGo === null) return;
      if (news !== 'lock.granted') letGo = null;
      if (!isStopped) sendBack({ type: news });
    };
    const release = async () => {
      const free = letGo;
      letGo = null;
      await settled();
      free?.();
    };
    const want = (steal: boolean) => {
      let free = () => {};
      const held = new Promise<void>((resolve) => {
        free = resolve;
      });
      letGo = free;
      if (steal) post('let go');
      if ('locks' in navigator) return void byWebLocks(name, steal, held, tell);
      isRefused = false;
      if (!steal) post('who?');
      setTimeout(() => tell(isRefused ? 'lock.refused' : 'lock.granted'), patience.answer);
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<{ word: string; from: string }>) => {
      if (data.word === 'who?' && letGo !== null) post('mine');
      if (data.word === 'mine') isRefused = true;
      if (data.word !== 'let go' || letGo === null) return;
      sendBack({ type: 'lock.lost' });
      void release();
    });
    receive((command) => (command.type === 'lock.wanted' ? want(command.steal) : void release()));
    return () => {
      isStopped = true;
      void release().then(() => channel?.close());
    };
  });
