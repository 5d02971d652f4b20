import { assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { noStorage, writeJson } from '../storage/storage.ts';
import { type GenerateInput, generate } from './generate.ts';
import { buildMenu, type MenuListItem, type MenuNode } from './menu.ts';
import type { PortalRoute } from './route.ts';

/** The store id under which session storage keeps `{routes, roles}` (SESSION-3, SESSION-4). */
export const PERMISSION_STORE = 'permission';

/** What the user info call answers (SESSION-8). */
export interface UserInfo {
  readonly headUrl: string;
  readonly schoolLogo: string;
  readonly schoolName: string;
  readonly platform: string;
  /** Seconds without a call after which the server ends the session; absent where it does not. */
  readonly idleSeconds?: number | undefined;
}

/** What routes are generated from; the platform comes with the user info. */
export type RoutesInput = Omit<GenerateInput, 'platform'>;

/** What the machine knows. */
export interface RoutesContext extends RoutesInput {
  /** 0: not generated yet in this session (GEN-1). */
  readonly roles: 0 | 1;
  readonly routes: readonly PortalRoute[];
  readonly menuList: readonly MenuListItem[];
  /** Why the user info did not come, in Chinese; null when it did (GEN-5). */
  readonly failure: string | null;
}

/** What may happen to the routes. */
export type RoutesEvent =
  /** A navigation to a page that needs login, by a student who is logged in. */
  | { type: 'navigation.started' }
  | { type: 'retry.requested' }
  /** The badges of the menu may have changed: the portal sends it after a call that changes what is open to do. */
  | { type: 'menu.outdated' }
  /** Another major lies on another platform: the routes are generated again. */
  | { type: 'platform.changed'; platform: string }
  | { type: 'session.ended' };

/** The user info came: the session keeps it. */
export type RoutesFact = { type: 'userInfo.loaded'; userInfo: UserInfo };

const setUp = setup({
  types: {
    context: {} as RoutesContext,
    events: {} as RoutesEvent,
    emitted: {} as RoutesFact,
    input: {} as RoutesInput,
    tags: {} as 'loading' | 'ready' | 'failed',
  },
  actors: {
    storage: noStorage,
    /** Rejects with an Error whose message a student can read. */
    loadUserInfo: fromPromise<UserInfo>(() => Promise.reject(new Error('加载用户信息失败'))),
    /** Its failure leaves the menu as the routes give it. */
    loadMenu: fromPromise<readonly MenuListItem[]>(() => Promise.resolve([])),
  },
  actions: {
    generateFor: assign(({ context }, { platform }: { platform: string }) => ({
      routes: generate({ ...context, platform }),
      roles: 1 as const,
      failure: null,
    })),
    explain: assign((_, { error }: { error: unknown }) => ({
      failure: (error instanceof Error && error.message) || '加载用户信息失败',
    })),
    forget: assign({ roles: 0, routes: [], menuList: [], failure: null }),
    keep: sendTo('storage', ({ context: { routes, roles } }) =>
      writeJson('session', PERMISSION_STORE, roles === 0 ? null : { routes, roles }),
    ),
    reportUserInfo: emit((_, userInfo: UserInfo) => ({ type: 'userInfo.loaded', userInfo })),
  },
});

/**
 * Which routes the student has. Made once a session, at the first navigation after login (GEN-1), and again after
 * a reload: session storage shows them to others, but is not believed, since it may stem from an older build.
 */
export const routesMachine = setUp.createMachine({
  id: 'routes',
  context: ({ input }) => ({ ...input, roles: 0, routes: [], menuList: [], failure: null }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'waiting',
  on: { 'session.ended': { target: '.waiting', actions: ['forget', 'keep'] } },
  states: {
    waiting: { on: { 'navigation.started': 'loadingUserInfo' } },
    loadingUserInfo: {
      tags: 'loading',
      invoke: {
        src: 'loadUserInfo',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'generateFor', params: ({ event }) => ({ platform: event.output.platform }) },
            'keep',
            { type: 'reportUserInfo', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loadingUserInfo' } },
    ready: {
      tags: 'ready',
      initial: 'loadingMenu',
      on: {
        'menu.outdated': '.loadingMenu',
        'platform.changed': {
          target: '.loadingMenu',
          actions: [{ type: 'generateFor', params: ({ event }) => ({ platform: event.platform }) }, 'keep'],
        },
      },
      states: {
        loadingMenu: {
          invoke: {
            src: 'loadMenu',
            onDone: { target: 'settled', actions: assign({ menuList: ({ event }) => event.output }) },
            onError: 'settled',
          },
        },
        settled: {},
      },
    },
  },
});

type RoutesSnapshot = SnapshotFrom<typeof routesMachine>;

/** The permission state: the routes and whether they were made (SESSION-3). */
export const selectPermission = ({ context: { routes, roles } }: RoutesSnapshot) => ({ routes, roles });

/** The menu of the routes with what the menu list call said about it. */
export const selectMenu = ({ context }: RoutesSnapshot): MenuNode[] =>
  buildMenu(context.routes, context.menuList);
