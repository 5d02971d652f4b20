import { assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { noStorage, writeJson } from '../storage/storage.ts';
import { type GenerateInput, generate } from './generate.ts';
import { buildMenu, type MenuListItem, type MenuNode } from './menu.ts';
import type { PortalRoute } from './route.ts';

/** The store id under which session storage keeps `{routes, roles}` (SESSION-3, SESSION-4). */
export const PERMISSION_STORE = 'permission';

/** The answer of the user info call (SESSION-8). */
export interface UserInfo {
  readonly headUrl: string;
  readonly schoolLogo: string;
  readonly schoolName: string;
  readonly platform: string;
  /** Seconds without a call after which the server ends the session; absent where it does not. */
  readonly idleSeconds?: number | undefined;
  /** No answer came: it is what the session keeps of an earlier one. */
  readonly isKept?: boolean;
}

/** The input of the generation; the platform comes with the user info. */
export type RoutesInput = Omit<GenerateInput, 'platform'>;

/** The context of the machine. */
export interface RoutesContext extends RoutesInput {
  /** 0: not generated yet in this session (GEN-1). */
  readonly roles: 0 | 1;
  readonly routes: readonly PortalRoute[];
  readonly menuList: readonly MenuListItem[];
  /** As the user info has it; undefined until it has come, and where the server ends no session. */
  readonly idleSeconds: number | undefined;
  /** Why the user info did not come, in Chinese; null when it did (GEN-5). */
  readonly failure: string | null;
}

/** The events of the routes. */
export type RoutesEvent =
  /** A navigation to a page that needs login, by a student who is logged in. */
  | { type: 'navigation.started' }
  | { type: 'retry.requested' }
  /** The badges of the menu may have changed: sent by the portal after a call that changes duties. */
  | { type: 'menu.outdated' }
  /** Another major may belong to another platform: the routes are generated again. */
  | { type: 'platform.changed'; platform: string }
  /** The server can be asked again. */
  | { type: 'network.back' }
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
    /** After its failure the menu is that of the routes alone. */
    loadMenu: fromPromise<readonly MenuListItem[]>(() => Promise.resolve([])),
  },
  guards: {
    isKept: (_, { isKept }: UserInfo) => isKept === true,
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
    keepLimit: assign((_, { idleSeconds }: UserInfo) => ({ idleSeconds })),
    forget: assign({ roles: 0, routes: [], menuList: [], idleSeconds: undefined, failure: null }),
    keep: sendTo('storage', ({ context: { routes, roles } }) =>
      writeJson('session', PERMISSION_STORE, roles === 0 ? null : { routes, roles }),
    ),
    reportUserInfo: emit((_, userInfo: UserInfo) => ({ type: 'userInfo.loaded', userInfo })),
  },
});

/**
 * The routes of the student. Generated once a session, at the first navigation after login (GEN-1), and again after
 * a reload: session storage publishes them but is not trusted, since it may stem from an older build. Without a network
 * they are made from what the session keeps (`cut`), and again when the server answers.
 */
export const routesMachine = setUp.createMachine({
  id: 'routes',
  context: ({ input }) => ({
    ...input,
    roles: 0,
    routes: [],
    menuList: [],
    idleSeconds: undefined,
    failure: null,
  }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'waiting',
  on: { 'session.ended': { target: '.waiting', actions: ['forget', 'keep'] } },
  states: {
    waiting: { on: { 'navigation.started': 'loadingUserInfo' } },
    loadingUserInfo: {
      tags: 'loading',
      invoke: {
        src: 'loadUserInfo',
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'cut',
            actions: { type: 'generateFor', params: ({ event }) => ({ platform: event.output.platform }) },
          },
          {
            target: 'ready',
            actions: [
              { type: 'generateFor', params: ({ event }) => ({ platform: event.output.platform }) },
              'keep',
              { type: 'keepLimit', params: ({ event }) => event.output },
              { type: 'reportUserInfo', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'loadingUserInfo' } },
    // The pages are there, and each says for itself what it lacks.
    cut: {
      tags: 'ready',
      initial: 'waiting',
      states: {
        waiting: { on: { 'network.back': 'asking' } },
        asking: {
          invoke: {
            src: 'loadUserInfo',
            onDone: [
              { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'waiting' },
              {
                target: '#routes.ready',
                actions: [
                  { type: 'generateFor', params: ({ event }) => ({ platform: event.output.platform }) },
                  'keep',
                  { type: 'keepLimit', params: ({ event }) => event.output },
                  { type: 'reportUserInfo', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: 'waiting',
          },
        },
      },
    },
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

/** The permission state: the routes and whether they have been generated (SESSION-3). */
export const selectPermission = ({ context: { routes, roles } }: RoutesSnapshot) => ({ routes, roles });

/** The menu of the routes, changed as the menu list call says. */
export const selectMenu = ({ context }: RoutesSnapshot): MenuNode[] =>
  buildMenu(context.routes, context.menuList);
