import { sessionMachine } from '@qianwei/machines/session';
import { SESSION_KEY } from '@qianwei/machines/session/stored-session';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { Client } from '../shared/client/client.tsx';
import { browserStorage } from '../shared/device/browser-storage.ts';
import { readLocal } from '../shared/device/stored.ts';
import { guestOwner } from '../shared/draft/draft-view.ts';
import { forgetKept } from '../shared/exam-day/forget-kept.ts';

/** The one session of this tab, started from what local storage holds (SESSION-1). */
export type SessionActor = Actor<typeof sessionMachine>;

/**
 * Creates the session; `client` sends a logout to the server. `stored`, by default what local storage holds, is a session
 * as it is kept there. Start it after subscribing to its events.
 */
export function createSession(client: Client, stored: unknown = readLocal(SESSION_KEY)): SessionActor {
  const logout = fromPromise<void, { token: string }>(async () => {
    const calls = await import('@qianwei/api/contract/login');
    await client.call(calls.logout, {});
  });
  const machine = sessionMachine.provide({ actors: { storage: browserStorage, logout } });
  return watched(createActor(machine, { input: { stored } }));
}

/**
 * Deletes the exam-day data and the drafts of the device at a logout or another password, and the exam-day data at the
 * login of another student. A session that merely expires leaves them: at the school gate the last one is hours old
 * (ADR 22).
 */
function watched(session: SessionActor): SessionActor {
  let last = session.getSnapshot().context.session.id;
  let student = last;
  session.subscribe(
    ({
      context: {
        session: { id },
      },
    }) => {
      if (id !== '' && id !== last) forgetKept(id);
      last = id;
      if (id !== '') student = id;
    },
  );
  session.on('session.ended', ({ reason }) => {
    if (reason !== 'logout' && reason !== 'passwordChanged') return;
    forgetKept(null);
    // A visitor may have been the same person. A browser that forbids storage keeps no drafts.
    void import('../shared/draft/draft-store.ts')
      .then(({ forgetDrafts }) => forgetDrafts(student, guestOwner))
      .catch(() => undefined);
  });
  return session;
}
