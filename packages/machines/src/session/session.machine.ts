import { assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { noStorage, type StorageChanged, writeJson } from '../storage/storage.ts';
import { loginPath, safeRedirect } from './redirect.ts';
import {
  emptySession,
  isLoggedIn,
  parseStoredSession,
  pickSession,
  SESSION_KEY,
  type StoredSession,
} from './stored-session.ts';

/** The fields of a session as the server sends them: any may be missing or null. */
type SessionFields = { readonly [Key in keyof StoredSession]?: StoredSession[Key] | null };

/** The answer of a login. One that only lists candidates to pick from has no token and changes nothing. */
export interface LoginAnswer extends SessionFields {
  readonly needChooseMajor?: boolean;
  readonly mustChangePassword?: boolean;
}

/** What may happen to a session. */
export type SessionEvent =
  /** `redirect` is the raw query value; it is checked here (ROUTE-3). */
  | { type: 'login.succeeded'; login: LoginAnswer; redirect?: unknown }
  /** 1030001 or 1030003. With `token`, the one that the refused call carried, an answer to an earlier session is ignored. */
  | { type: 'session.invalidated'; message: string; wantedPath?: string; token?: string }
  /** 1030002. */
  | { type: 'password.changeRequired'; message: string; wantedPath?: string }
  /** `needLogin` false keeps the session; by default the server has ended it and the student logs in again. */
  | { type: 'password.changed'; needLogin?: boolean }
  | { type: 'major.chosen'; major: SessionFields }
  | {
      type: 'userInfo.loaded';
      userInfo: Pick<StoredSession, 'headUrl' | 'schoolLogo' | 'schoolName' | 'platform'>;
    }
  | { type: 'logout.requested' }
  | StorageChanged;

/** Why a session ended: by the student, by the server, in another tab, or with a new password. */
export type SessionEnd = 'logout' | 'invalid' | 'elsewhere' | 'passwordChanged';

/** What the portal turns into navigation, toasts and clean-up. */
export type SessionFact =
  | { type: 'navigation.wanted'; path: string; replace: boolean }
  | { type: 'warning.raised'; message: string }
  /** A student is logged in, here or in another tab: routes may be generated. */
  | { type: 'session.started' }
  /** Cancel pending requests; forget routes, kept pages and what the server said. */
  | { type: 'session.ended'; reason: SessionEnd };

/** What the machine knows. */
export interface SessionContext {
  readonly session: StoredSession;
  /** Where to go once a required password change or choice of a major is done. */
  readonly wantedPath: string | null;
}

const storedIn = (event: SessionEvent) =>
  event.type === 'storage.changed' && event.key === SESSION_KEY ? parseStoredSession(event.value) : null;

const loginIn = (event: SessionEvent) => {
  if (event.type !== 'login.succeeded') return null;
  const session = pickSession({ ...event.login, userRole: event.login.expire });
  return session && isLoggedIn(session) ? session : null;
};

const setUp = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    /** `stored`: what local storage holds under `qianwei_student`, unchecked. */
    input: {} as { stored: unknown },
    tags: {} as 'signedOut' | 'signedIn' | 'passwordChangeRequired' | 'loggingOut',
  },
  actors: {
    storage: noStorage,
    /** Tells the server. Its failure changes nothing here. */
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
    isKept: ({ event }) => event.type === 'password.changed' && event.needLogin === false,
    isStoredLogin: ({ event }) => storedIn(event) !== null,
    isSameStudent: ({ context, event }) => storedIn(event)?.id === context.session.id,
    isEndElsewhere: ({ event }) =>
      event.type === 'storage.changed' && (event.key === null || event.key === SESSION_KEY),
  },
  actions: {
    takeLogin: assign(({ context, event }) => {
      if (event.type !== 'login.succeeded') return {};
      const { needChooseMajor, mustChangePassword } = event.login;
      const isDetour = needChooseMajor || mustChangePassword;
      return {
        session: loginIn(event) ?? context.session,
        wantedPath: isDetour ? safeRedirect(event.redirect) : null,
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
      const isWanted = event.type === 'password.changeRequired' && !event.wantedPath?.startsWith('/password');
      return { wantedPath: isWanted ? safeRedirect(event.wantedPath) : '/' };
    }),
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

/**
 * Who is logged in. Ten calls refused together end one session once, with one warning and one navigation
 * (ERR-1). A logout reaches the server first, for 3 s at most, and ends here in any case.
 */
export const sessionMachine = setUp.createMachine({
  id: 'session',
  context: ({ input }) => ({ session: parseStoredSession(input.stored) ?? emptySession, wantedPath: null }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'restoring',
  on: {
    'login.succeeded': [
      {
        guard: 'isPasswordDue',
        target: '.signedIn.changingPassword',
        actions: ['takeLogin', 'keep', 'reportStart', { type: 'goTo', params: { path: '/password' } }],
      },
      {
        guard: 'isLogin',
        target: '.signedIn',
        actions: [
          'takeLogin',
          'keep',
          'reportStart',
          {
            type: 'goTo',
            params: ({ event }) => ({
              path: event.login.needChooseMajor ? '/chooseMajor' : safeRedirect(event.redirect),
            }),
          },
        ],
      },
    ],
  },
  states: {
    restoring: { always: [{ guard: 'isLoggedIn', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      tags: 'signedOut',
      on: {
        'storage.changed': {
          guard: 'isStoredLogin',
          target: 'signedIn',
          actions: ['takeStored', 'reportStart'],
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'open',
      states: {
        open: {
          on: {
            'password.changeRequired': {
              target: 'changingPassword',
              actions: ['rememberWantedPath', 'warn', { type: 'goTo', params: { path: '/password' } }],
            },
          },
        },
        changingPassword: { tags: 'passwordChangeRequired' },
        loggingOut: {
          tags: 'loggingOut',
          invoke: {
            src: 'logout',
            input: ({ context }) => ({ token: context.session.token }),
            onDone: '#session.loggedOut',
            onError: '#session.loggedOut',
          },
          after: { logoutPatience: '#session.loggedOut' },
          on: { 'session.invalidated': '#session.loggedOut', 'logout.requested': undefined },
        },
      },
      on: {
        'session.invalidated': {
          guard: 'isAboutThisSession',
          target: 'signedOut',
          actions: [
            { type: 'reportEnd', params: { reason: 'invalid' } },
            'warn',
            { type: 'goTo', params: ({ event }) => ({ path: loginPath(event.wantedPath) }) },
            'forget',
            'drop',
          ],
        },
        'password.changed': [
          {
            guard: 'isKept',
            target: '.open',
            actions: [
              { type: 'goTo', params: ({ context }) => ({ path: context.wantedPath ?? '/' }) },
              'forgetWantedPath',
            ],
          },
          {
            target: 'signedOut',
            actions: [
              { type: 'reportEnd', params: { reason: 'passwordChanged' } },
              { type: 'goTo', params: ({ context }) => ({ path: loginPath(context.wantedPath) }) },
              'forget',
              'drop',
            ],
          },
        ],
        'major.chosen': {
          actions: [
            'takeFields',
            'keep',
            { type: 'goTo', params: ({ context }) => ({ path: context.wantedPath ?? '/' }) },
            'forgetWantedPath',
          ],
        },
        'userInfo.loaded': { actions: ['takeFields', 'keep'] },
        'logout.requested': '.loggingOut',
        'storage.changed': [
          { guard: 'isSameStudent', actions: 'takeStored' },
          {
            guard: 'isStoredLogin',
            target: '.open',
            actions: [
              { type: 'reportEnd', params: { reason: 'elsewhere' } },
              'takeStored',
              'reportStart',
              { type: 'goTo', params: { path: '/' } },
            ],
          },
          {
            guard: 'isEndElsewhere',
            target: 'signedOut',
            actions: [
              { type: 'reportEnd', params: { reason: 'elsewhere' } },
              { type: 'goTo', params: { path: '/login' } },
              'forget',
            ],
          },
        ],
      },
    },
    loggedOut: {
      tags: 'signedOut',
      always: {
        target: 'signedOut',
        actions: [
          { type: 'reportEnd', params: { reason: 'logout' } },
          { type: 'goTo', params: { path: '/login' } },
          'forget',
          'drop',
        ],
      },
    },
  },
});

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The session as the portal shows it; every field is empty or zero when nobody is logged in. */
export const selectSession = (snapshot: SessionSnapshot): StoredSession => snapshot.context.session;

/** The token that calls carry, or undefined (API-2). */
export const selectToken = (snapshot: SessionSnapshot): string | undefined =>
  snapshot.context.session.token || undefined;
