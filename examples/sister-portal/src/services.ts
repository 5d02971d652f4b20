import { createClient } from '@qianwei/api/client';
import { logout } from '@qianwei/api/contract/login';
import { sessionMachine } from '@qianwei/machines/session';
import { SESSION_KEY } from '@qianwei/machines/session/stored-session';
import { createStorage } from '@qianwei/machines/storage';
import { createToastQueueMachine } from '@qianwei/machines/toast-queue';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import { institution } from './institution.ts';
import { navigate } from './place.ts';

/** The messages on the screen, across pages. */
export const toasts = createActor(createToastQueueMachine(), { input: {} }).start();

/** Shows a message to the student. */
export function notify(type: 'success' | 'warning' | 'error', text: string) {
  toasts.send({ type: 'toast.raised', toast: { type, text } });
}

/** The client of the school's server. It only reports refusals; the session machine decides what they mean. */
export const client = createClient({
  baseUrl: institution.apiBase,
  algorithm: institution.algorithm,
  getToken: () => session.getSnapshot().context.session.token || null,
  onSessionInvalid: ({ message }) =>
    session.send({ type: 'session.invalidated', message, wantedPath: location.pathname }),
  onPasswordChangeRequired: ({ message }) => session.send({ type: 'password.changeRequired', message }),
});

/** This browser's storages, with the writes of other tabs. */
const storage = createStorage(
  () => ({ local: localStorage, session: sessionStorage }),
  (report) => {
    const listen = ({ key, newValue }: StorageEvent) => report({ key, value: newValue });
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
);

/** The session of the student. */
export const session = createActor(
  sessionMachine.provide({
    actors: {
      storage,
      logout: fromPromise<void, { token: string }>(async () => {
        await client.call(logout, {});
      }),
    },
  }),
  { input: { stored: localStorage.getItem(SESSION_KEY) } },
);

session.on('navigation.wanted', ({ path, replace }) => navigate(path, { replace }));
session.on('warning.raised', ({ message }) => notify('warning', message));
session.on('session.ended', ({ reason }) => {
  if (reason !== 'logout') client.cancelAll();
});
session.start();

/** The student who is logged in, or null. */
export function useStudent() {
  return useSelector(session, (snapshot) => (snapshot.hasTag('signedIn') ? snapshot.context.session : null));
}
