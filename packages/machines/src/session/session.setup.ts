import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { noStorage, writeJson } from '../storage/storage.ts';
import { safeRedirect } from './redirect.ts';
import type { SessionContext, SessionEnd, SessionEvent, SessionFact } from './session-events.ts';
import {
  emptySession,
  isLoggedIn,
  parseStoredSession,
  pickSession,
  SESSION_KEY,
  type StoredSession,
} from './stored-session.ts';

const storedIn = (event: SessionEvent) =>
  event.type === 'storage.changed' && event.key === SESSION_KEY ? parseStoredSession(event.value) : null;

const loginIn = (event: SessionEvent) => {
  if (event.type !== 'login.succeeded') return null;
  const session = pickSession({ ...event.login, userRole: event.login.expire });
  return session && isLoggedIn(session) ? session : null;
};

const isSameLogin = (session: StoredSession, event: SessionEvent) =>
  loginIn(event)?.id === session.id && event.type === 'login.succeeded' && !event.login.mustChangePassword;

/** Guards and actions of the session machine, by name. */
export const sessionSetUp = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    /** `stored`: the value in local storage under `qianwei_student`, unchecked. */
    input: {} as { stored: unknown },
    tags: {} as 'signedOut' | 'signedIn' | 'passwordChangeRequired' | 'loggingOut' | 'lapsed',
  },
  actors: {
    storage: noStorage,
    /** Calls the server. Its failure changes nothing here. */
    logout: fromPromise<void, { token: string }>(() => Promise.resolve()),
  },
  delays: { logoutPatience: 3000 },
  guards: {
    isLoggedIn: ({ context }) => isLoggedIn(context.session),
    isLogin: ({ event }) => loginIn(event) !== null,
    isPasswordDue: ({ event }) =>
      event.type === 'login.succeeded' && loginIn(event) !== null && event.login.mustChangePassword === true,
    isAboutThisSession: ({ context, event }) =>
      event.type === 'session.invalidated' &&
      (event.token ?? context.session.token) === context.session.token,
    isInvalidAtWork: ({ context, event }) =>
      context.works > 0 &&
      event.type === 'session.invalidated' &&
      (event.token ?? context.session.token) === context.session.token,
    isEndElsewhereAtWork: ({ context, event }) =>
      context.works > 0 &&
      event.type === 'storage.changed' &&
      (event.key === null || event.key === SESSION_KEY) &&
      storedIn(event) === null,
    isSameLogin: ({ context, event }) => isSameLogin(context.session, event),
    isWorkOver: ({ context }) => context.works <= 1,
    isKept: ({ event }) => event.type === 'password.changed' && event.needLogin === false,
    isStoredLogin: ({ event }) => storedIn(event) !== null,
    isSameStudent: ({ context, event }) => storedIn(event)?.id === context.session.id,
    isEndElsewhere: ({ event }) =>
      event.type === 'storage.changed' && (event.key === null || event.key === SESSION_KEY),
  },
  actions: {
    takeLogin: assign(({ context, event }) => {
      if (event.type !== 'login.succeeded') return {};
      const { mustChangePassword, mustChangeReason } = event.login;
      return {
        session: loginIn(event) ?? context.session,
        wantedPath: mustChangePassword ? safeRedirect(event.redirect) : null,
        changeReason: mustChangeReason ?? null,
      };
    }),
    takeStored: assign(({ context, event }) => ({
      session: storedIn(event) ?? context.session,
      wantedPath: null,
    })),
    takeFields: assign(({ context, event }) => {
      if (event.type !== 'major.chosen' && event.type !== 'userInfo.loaded') return {};
      const fields = event.type === 'major.chosen' ? event.major : event.userInfo;
      const { token, userRole, expire } = context.session;
      return {
        session: pickSession({ ...context.session, ...fields, token, userRole, expire }) ?? context.session,
      };
    }),
    rememberWantedPath: assign(({ event }) => {
      if (event.type !== 'password.changeRequired') return {};
      const { wantedPath, reason = null } = event;
      const isWanted = !wantedPath?.startsWith('/password');
      return { wantedPath: isWanted ? safeRedirect(wantedPath) : '/', changeReason: reason };
    }),
    /** The student's data on the pages stays: only the session is new. */
    renew: assign(({ context, event }) => {
      const login = loginIn(event);
      if (login === null) return {};
      const { status, token, userRole, expire } = login;
      return { session: { ...context.session, status, token, userRole, expire } };
    }),
    beginWork: assign({ works: ({ context }) => context.works + 1 }),
    endWork: assign({ works: ({ context }) => Math.max(0, context.works - 1) }),
    rememberWay: assign(({ event }) => ({
      wantedPath: event.type === 'session.invalidated' ? safeRedirect(event.wantedPath) : '/',
    })),
    forgetWantedPath: assign({ wantedPath: null }),
    forget: assign({ session: emptySession, wantedPath: null }),
    keep: sendTo('storage', ({ context }) => writeJson('local', SESSION_KEY, context.session)),
    drop: sendTo('storage', () => writeJson('local', SESSION_KEY, null)),
    warn: emit(({ event }) => ({ type: 'warning.raised', message: 'message' in event ? event.message : '' })),
    reportStart: emit({ type: 'session.started' }),
    reportEnd: emit((_, { reason }: { reason: SessionEnd }) => ({ type: 'session.ended', reason })),
    goTo: emit((_, { path }: { path: string }) => ({ type: 'navigation.wanted', path, replace: true })),
  },
});
