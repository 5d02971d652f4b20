import type { SnapshotFrom } from 'xstate';
import { loginPath, majorChoicePath, safeRedirect } from './redirect.ts';
import { sessionSetUp } from './session.setup.ts';
import { emptySession, parseStoredSession, type StoredSession } from './stored-session.ts';

/**
 * The session: a student is logged in, or nobody is. Ten calls refused together end one session once, with one warning
 * and one navigation (ERR-1). A logout reaches the server first, for 3 s at most, and ends here in any case. In the
 * middle of work (`work.begun`: an exam) an ended session has the tag `lapsed` and nothing navigates: the same student
 * logs in again in place and goes on; leaving that work leads to the login page.
 */
export const sessionMachine = sessionSetUp.createMachine({
  id: 'session',
  context: ({ input }) => ({
    session: parseStoredSession(input.stored) ?? emptySession,
    wantedPath: null,
    changeReason: null,
    works: 0,
  }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'restoring',
  on: {
    'work.begun': { actions: 'beginWork' },
    'work.ended': { actions: 'endWork' },
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
              path: (event.login.needChooseMajor ? majorChoicePath : safeRedirect)(event.redirect),
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
        lapsed: {
          tags: 'lapsed',
          on: {
            'session.invalidated': undefined,
            'login.succeeded': {
              guard: 'isSameLogin',
              target: 'open',
              actions: ['renew', 'forgetWantedPath', 'keep'],
            },
            'storage.changed': [
              { guard: 'isSameStudent', target: 'open', actions: 'takeStored' },
              { guard: 'isEndElsewhereAtWork' },
            ],
            'work.ended': [
              {
                guard: 'isWorkOver',
                target: '#session.signedOut',
                actions: [
                  'endWork',
                  { type: 'reportEnd', params: { reason: 'invalid' } },
                  { type: 'goTo', params: ({ context }) => ({ path: loginPath(context.wantedPath) }) },
                  'forget',
                ],
              },
            ],
          },
        },
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
        'session.invalidated': [
          { guard: 'isInvalidAtWork', target: '.lapsed', actions: ['rememberWay', 'warn', 'drop'] },
          {
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
        ],
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
            { type: 'goTo', params: ({ event }) => ({ path: safeRedirect(event.redirect) }) },
          ],
        },
        'userInfo.loaded': { actions: ['takeFields', 'keep'] },
        'logout.requested': '.loggingOut',
        'storage.changed': [
          { guard: 'isSameStudent', actions: 'takeStored' },
          { guard: 'isEndElsewhereAtWork', target: '.lapsed', actions: 'rememberWay' },
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
