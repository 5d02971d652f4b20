import { apiBase } from '../institution/institution.ts';
import type { Outdated } from '../shared/query/outdated-by.ts';
import { keepPortal } from './offline/keep-portal.ts';
import { openToken } from './open-token.ts';
import type { Services } from './services.ts';

/** Starts what runs as long as the tab: the worker that keeps the portal on this device, and the events of a student. */
export function startBehind(services: Services): void {
  void keepPortal(services.toasts.notify);
  followWhenLoggedIn(services);
}

/**
 * Follows the events of the student who is logged in, and of the next ones; the code for it comes with the first. Returns
 * what ends it.
 */
export function followWhenLoggedIn(services: Services): () => void {
  const { session } = services;
  let end: (() => void) | null = null;
  const token = () => {
    const running = session.running();
    // Before a password that must be changed there are no events.
    const isOpen = running !== null && !running.getSnapshot().hasTag('passwordChangeRequired');
    return isOpen ? openToken(running) : null;
  };
  const start = () => {
    if (end !== null || token() === null) return;
    let hasEnded = false;
    end = () => {
      hasEnded = true;
    };
    import('../shared/events/follow-events.ts').then(
      ({ followEvents }) => {
        if (hasEnded) return;
        const outdate = async (outdated: Outdated) => services.queries?.outdate(outdated);
        end = followEvents({ baseUrl: apiBase, token, onSession: session.subscribe, queries: { outdate } });
      },
      // Without it the pages are as fresh as their last call; the next change of the session tries again.
      () => {
        end = null;
      },
    );
  };
  const unsubscribe = session.subscribe(start);
  start();
  return () => {
    unsubscribe();
    end?.();
  };
}
