import '@qianwei/ui/theme/global.css';
import '@qianwei/ui/theme/themes.css';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { createRoot } from 'react-dom/client';
import ToastHost from '../apps/portal/src/app/ToastHost.tsx';
import { createToastStore } from '../apps/portal/src/app/toast-store.ts';

/** Cost of raising toasts in one tick, in ms. */
export interface Raised {
  /** Until all calls of `notify` had returned. */
  notified: number;
  /** The main thread was busy with them, until React had changed the page. */
  busy: number;
  /** Until they were painted; includes the wait for the next frame. */
  painted: number;
  visible: number;
  badge: string;
  queued: string;
}

const store = createToastStore();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <LocaleProvider>
    <ToastHost store={store} />
  </LocaleProvider>,
);

const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

/** Raises `count` toasts at once, equal or each with a text of its own, and reports when they are painted. */
function raise(count: number, equal: boolean): Promise<Raised> {
  return new Promise((resolve) => {
    const start = performance.now();
    let busy = 0;
    const changed = new MutationObserver(() => {
      busy = performance.now() - start;
    });
    changed.observe(document.body, { childList: true, subtree: true });
    for (let n = 0; n < count; n += 1)
      store.notify({ type: 'warning', text: equal ? '网络连接异常，请稍后再试！' : `第 ${n + 1} 条消息` });
    const notified = performance.now() - start;
    requestAnimationFrame(() => {
      // A message is delivered once the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const painted = performance.now() - start;
        changed.disconnect();
        resolve({
          notified,
          busy,
          painted,
          visible: document.querySelectorAll('[data-toast]').length,
          badge: text('[data-toast] > [aria-hidden] > span'),
          queued: text('li:last-child > span'),
        });
      };
      port2.postMessage(null);
    });
  });
}

/** How the bench reaches the page. */
export interface BenchWindow {
  raiseToasts: typeof raise;
}
Object.assign(window, { raiseToasts: raise } satisfies BenchWindow);
