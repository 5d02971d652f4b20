import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  // A browser that does not say when it is idle waits by a timer, which can be advanced.
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.setAttribute('aria-busy', 'true');
});

afterEach(() => {
  document.body.removeAttribute('aria-busy');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the page has what it loads', () => {
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  document.body.setAttribute('aria-busy', 'false');
  vi.advanceTimersByTime(300);
  expect(run).toHaveBeenCalledOnce();
});

it('does not wait for ever for data that does not come', () => {
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(20_000);
  expect(run).toHaveBeenCalledOnce();
});

it('is cancelled before the page is idle, and while data is on its way', () => {
  const run = vi.fn();
  whenIdle(run)();
  const cancel = whenIdle(run);
  vi.advanceTimersByTime(5000);
  cancel();
  vi.advanceTimersByTime(20_000);
  expect(run).not.toHaveBeenCalled();
});
