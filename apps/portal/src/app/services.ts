import { loadCode } from '@qianwei/ui/late';
import { navigate } from 'wouter/use-browser-location';
import { apiBase } from '../institution/institution.ts';
import { earlyAnswer } from '../opening/early-answers.ts';
import { createLazyClient } from '../shared/client/lazy-client.ts';
import { readLocal } from '../shared/device/stored.ts';
import type { QueryCache } from '../shared/query/query-cache.tsx';
import type { Prepared } from './prepared.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

/** The long-lived parts of this tab. */
export interface Services {
  client: ReturnType<typeof createLazyClient>;
  session: SessionStore;
  toasts: ToastStore;
  /**
   * Calls `listener` for each call that the server answered for the logged-in student, until the returned function is
   * called.
   */
  onAnswered(listener: () => void): () => void;
  /**
   * True when a student is logged in. The session machine is loaded only when a session is stored; false when it cannot
   * be.
   */
  resume(): Promise<boolean>;
  /** The answers that the pages keep; undefined until there are pages. */
  queries?: QueryCache;
  /** Routes and answers of a page that is rendered with its data at once; else the app begins without. */
  prepared?: Prepared;
}

/** The key of local storage that holds the session (SESSION-1), read here without the session machine. */
export const storedSession = 'qianwei_student';

/** The address as a path of this site, with query and hash (ROUTE-3). */
export const currentPath = () => location.pathname + location.search + location.hash;

/**
 * Creates the services and connects them: refused calls reach the session, whose events become navigation and toasts.
 * A test passes its own `fetch`.
 */
export function createServices(fetch?: typeof globalThis.fetch): Services {
  const toasts = createToastStore();
  const listeners = new Set<() => void>();
  const token = () => session.snapshot()?.context.session.token || null;
  const client = createLazyClient({
    baseUrl: apiBase,
    fetch,
    earlyAnswer,
    getToken: token,
    onAnswered: () => {
      for (const listener of listeners) listener();
    },
    onSessionInvalid: ({ message }) =>
      session.send({ type: 'session.invalidated', message, wantedPath: currentPath() }),
    onPasswordChangeRequired: ({ message, data }) =>
      session.send({
        type: 'password.changeRequired',
        message,
        wantedPath: currentPath(),
        reason: Object(data).reason,
      }),
  });
  const session = createSessionStore(async () => {
    const { createSession } = await loadCode(() => import('./session-actor.ts'));
    const actor = createSession(client);
    actor.on('navigation.wanted', ({ path, replace }) => navigate(path, { replace }));
    actor.on('warning.raised', ({ message }) => toasts.notify({ type: 'warning', text: message }));
    actor.on('session.ended', ({ reason }) => {
      if (reason !== 'logout') client.cancelAll();
    });
    return actor.start();
  });
  const resume = async () => {
    if (readLocal(storedSession) === null) return false;
    try {
      return (await session.start()).getSnapshot().hasTag('signedIn');
    } catch {
      return false;
    }
  };
  const onAnswered = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { client, session, toasts, onAnswered, resume };
}
