import { expect, it } from 'vitest';
import type { ToastContent } from '../shared/page/notify.tsx';
import { createToastStore } from './toast-store.ts';

const notice = (text: string): ToastContent => ({ type: 'info', text });

it('TOAST-3 a region that is mounted late still gets all toasts, in order', () => {
  const store = createToastStore();
  const texts: string[] = [];
  for (const text of ['a', 'b']) store.notify(notice(text));
  expect(store.hasStarted()).toBe(true);
  store.drain((all) => texts.push(...all.map(({ text }) => text)));
  expect(texts).toEqual(['a', 'b']);
});

it('TOAST-4 a thousand of one tick reach the region at once', async () => {
  const store = createToastStore();
  const batches: number[] = [];
  store.drain((all) => batches.push(all.length));
  for (let n = 0; n < 1000; n += 1) store.notify(notice('请求超时'));
  await Promise.resolve();
  store.notify(notice('b'));
  await Promise.resolve();
  expect(batches).toEqual([1000, 1]);
});

it('TOAST-3 keeps the toasts raised while no region is mounted', async () => {
  const store = createToastStore();
  const texts: string[] = [];
  const take = (all: readonly ToastContent[]) => texts.push(...all.map(({ text }) => text));
  store.drain(take)();
  store.notify(notice('a'));
  await Promise.resolve();
  expect(texts).toEqual([]);
  store.drain(take);
  expect(texts).toEqual(['a']);
});

it('notifies subscribers of the first toast only', () => {
  const store = createToastStore();
  let calls = 0;
  const unsubscribe = store.subscribe(() => {
    calls += 1;
  });
  store.notify(notice('a'));
  store.notify(notice('b'));
  unsubscribe();
  expect(calls).toBe(1);
});
