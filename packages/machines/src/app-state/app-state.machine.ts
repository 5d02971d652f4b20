import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { noStorage, parseObject, type StorageCommand, writeJson } from '../storage/storage.ts';

/** The store id under which session storage keeps the app state (SESSION-4). */
export const APP_STORE = 'app';
/** The key of local storage that holds the sidebar's `1` (opened) or `0` (SESSION-5). */
export const SIDEBAR_KEY = 'sidebarStatus';

/** Windows narrower than this are mobile, CSS pixels. */
const mobileBelowPx = 992;

/** The app state, field by field as the specification lists it (SESSION-4). */
export interface AppStore {
  readonly sidebar: { readonly opened: boolean; readonly withoutAnimation: boolean };
  /** `desktop`: a sidebar beside the page; `mobile`: a drawer above it. */
  readonly device: 'desktop' | 'mobile';
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  /** Names of the pages that are kept alive; empty after a reload, which loses them. */
  readonly needInclude: readonly string[];
}

/** The initial values of the app state. Damaged ones count as missing. */
export interface AppStateInput {
  /** The value in session storage under `app`, unchecked: the two settings of this tab, both true by default. */
  readonly stored?: unknown;
  /** The value in local storage under `sidebarStatus`, unchecked: opened unless it is `0`. */
  readonly sidebarStatus?: unknown;
  /** Width of the window in CSS pixels; desktop when left out (SESSION-5). */
  readonly width?: number;
}

/** The context of the machine. */
export interface AppStateContext {
  readonly store: AppStore;
  /** The student's choice for a wide window; the drawer of a narrow one is not remembered. */
  readonly sidebarStatus: '0' | '1';
}

/** The events of the app state. */
export type AppStateEvent =
  | { type: 'sidebar.toggled' }
  | { type: 'window.resized'; width: number }
  /** The names of all pages that are kept alive from now on. */
  | { type: 'pages.kept'; names: readonly string[] };

const deviceFor = (width: number): AppStore['device'] => (width < mobileBelowPx ? 'mobile' : 'desktop');

const statusOf = (isOpened: boolean) => (isOpened ? '1' : '0');

function firstContext({ stored, sidebarStatus, width }: AppStateInput = {}): AppStateContext {
  const { fixedHeader, sidebarLogo } = parseObject(stored) ?? {};
  const status = statusOf(sidebarStatus !== '0');
  const device = deviceFor(width ?? Number.POSITIVE_INFINITY);
  return {
    store: {
      sidebar: { opened: device === 'desktop' && status === '1', withoutAnimation: false },
      device,
      fixedHeader: typeof fixedHeader === 'boolean' ? fixedHeader : true,
      sidebarLogo: typeof sidebarLogo === 'boolean' ? sidebarLogo : true,
      needInclude: [],
    },
    sidebarStatus: status,
  };
}

const setUp = setup({
  types: {
    context: {} as AppStateContext,
    events: {} as AppStateEvent,
    input: {} as AppStateInput | undefined,
    tags: {} as AppStore['device'],
  },
  actors: { storage: noStorage },
  guards: {
    startsMobile: ({ context }) => context.store.device === 'mobile',
    isNarrow: ({ event }) => event.type === 'window.resized' && deviceFor(event.width) === 'mobile',
    isWide: ({ event }) => event.type === 'window.resized' && deviceFor(event.width) === 'desktop',
  },
  actions: {
    toggleSidebar: assign(({ context: { store } }) => ({
      store: { ...store, sidebar: { opened: !store.sidebar.opened, withoutAnimation: false } },
    })),
    showDrawer: assign(({ context: { store } }) => ({
      store: { ...store, device: 'mobile' as const, sidebar: { opened: false, withoutAnimation: true } },
    })),
    showSidebar: assign(({ context: { store, sidebarStatus } }) => ({
      store: {
        ...store,
        device: 'desktop' as const,
        sidebar: { opened: sidebarStatus === '1', withoutAnimation: true },
      },
    })),
    includePages: assign(({ context: { store } }, names: readonly string[]) => ({
      store: { ...store, needInclude: names },
    })),
    rememberSidebar: assign(({ context: { store } }) => ({ sidebarStatus: statusOf(store.sidebar.opened) })),
    writeSidebar: sendTo(
      'storage',
      ({ context }): StorageCommand => ({
        type: 'storage.write',
        area: 'local',
        key: SIDEBAR_KEY,
        value: context.sidebarStatus,
      }),
    ),
    writeStore: sendTo('storage', ({ context }) => writeJson('session', APP_STORE, context.store)),
  },
});

/** The state of the portal's frame: sidebar, device, settings, kept pages (SESSION-4, SESSION-5). */
export const appStateMachine = setUp.createMachine({
  id: 'app-state',
  context: ({ input }) => firstContext(input),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'starting',
  on: {
    'pages.kept': {
      actions: [{ type: 'includePages', params: ({ event }) => event.names }, 'writeStore'],
    },
  },
  states: {
    starting: { always: [{ guard: 'startsMobile', target: 'mobile' }, { target: 'desktop' }] },
    desktop: {
      tags: 'desktop',
      on: {
        'sidebar.toggled': { actions: ['toggleSidebar', 'rememberSidebar', 'writeSidebar', 'writeStore'] },
        'window.resized': { guard: 'isNarrow', target: 'mobile', actions: ['showDrawer', 'writeStore'] },
      },
    },
    mobile: {
      tags: 'mobile',
      on: {
        'sidebar.toggled': { actions: ['toggleSidebar', 'writeStore'] },
        'window.resized': { guard: 'isWide', target: 'desktop', actions: ['showSidebar', 'writeStore'] },
      },
    },
  },
});

/** The app state of a snapshot. */
export const selectAppStore = (snapshot: SnapshotFrom<typeof appStateMachine>): AppStore =>
  snapshot.context.store;
