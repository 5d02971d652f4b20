import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { noStorage, type StorageCommand, writeJson } from '../storage/storage.ts';
import {
  APP_STORE,
  type AppStore,
  deviceFor,
  isSidebarOpened,
  restoreAppStore,
  SIDEBAR_KEY,
} from './app-store.ts';

/** What the app state begins with. */
export interface AppStateInput {
  /** What session storage holds under `app`, unchecked. */
  readonly stored?: unknown;
  /** What local storage holds under `sidebarStatus`, unchecked. */
  readonly sidebarStatus?: unknown;
  /** Width of the window in CSS pixels; desktop when left out. */
  readonly width?: number;
}

/** What the machine knows. */
export interface AppStateContext {
  readonly store: AppStore;
  /** What the student chose for the wide window; the drawer of the narrow one is not remembered. */
  readonly sidebarStatus: '0' | '1';
}

/** What may happen to the app state. */
export type AppStateEvent =
  | { type: 'sidebar.toggled'; withoutAnimation?: boolean }
  | { type: 'sidebar.closed'; withoutAnimation?: boolean }
  | { type: 'window.resized'; width: number }
  | { type: 'setting.changed'; fixedHeader?: boolean; sidebarLogo?: boolean }
  | { type: 'page.kept'; name: string }
  | { type: 'page.dropped'; name: string }
  /** After a logout or a change of major no page may show what was there before. */
  | { type: 'pages.dropped' };

const setUp = setup({
  types: {
    context: {} as AppStateContext,
    events: {} as AppStateEvent,
    input: {} as AppStateInput | undefined,
    tags: {} as AppStore['device'],
  },
  actors: { storage: noStorage },
  guards: {
    isNew: ({ context, event }) =>
      event.type === 'page.kept' && !context.store.needInclude.includes(event.name),
    isMobile: ({ context }) => context.store.device === 'mobile',
    isNowMobile: ({ event }) => event.type === 'window.resized' && deviceFor(event.width) === 'mobile',
    isNowDesktop: ({ event }) => event.type === 'window.resized' && deviceFor(event.width) === 'desktop',
  },
  actions: {
    change: assign(({ context: { store } }, fields: Partial<AppStore>) => ({
      store: { ...store, ...fields },
    })),
    moveSidebar: assign(({ context: { store }, event }) => ({
      store: {
        ...store,
        sidebar: {
          opened: event.type === 'sidebar.toggled' && !store.sidebar.opened,
          withoutAnimation: 'withoutAnimation' in event && event.withoutAnimation === true,
        },
      },
    })),
    noteStatus: assign(({ context: { store } }) => ({ sidebarStatus: store.sidebar.opened ? '1' : '0' })),
    keepStatus: sendTo(
      'storage',
      ({ context }): StorageCommand => ({
        type: 'storage.write',
        area: 'local',
        key: SIDEBAR_KEY,
        value: context.sidebarStatus,
      }),
    ),
    keep: sendTo('storage', ({ context }) => writeJson('session', APP_STORE, context.store)),
  },
});

/** How the frame of the portal stands: sidebar, device, settings, kept pages (SESSION-4, SESSION-5). */
export const appStateMachine = setUp.createMachine({
  id: 'app-state',
  context: ({ input }) => ({
    store: restoreAppStore(input?.stored, input?.sidebarStatus, input?.width ?? Number.POSITIVE_INFINITY),
    sidebarStatus: isSidebarOpened(input?.sidebarStatus) ? '1' : '0',
  }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'deciding',
  on: {
    'setting.changed': {
      actions: [
        {
          type: 'change',
          params: ({ context: { store }, event }) => ({
            fixedHeader: event.fixedHeader ?? store.fixedHeader,
            sidebarLogo: event.sidebarLogo ?? store.sidebarLogo,
          }),
        },
        'keep',
      ],
    },
    'page.kept': {
      guard: 'isNew',
      actions: [
        {
          type: 'change',
          params: ({ context, event }) => ({ needInclude: [...context.store.needInclude, event.name] }),
        },
        'keep',
      ],
    },
    'page.dropped': {
      actions: [
        {
          type: 'change',
          params: ({ context, event }) => ({
            needInclude: context.store.needInclude.filter((name) => name !== event.name),
          }),
        },
        'keep',
      ],
    },
    'pages.dropped': { actions: [{ type: 'change', params: { needInclude: [] } }, 'keep'] },
  },
  states: {
    deciding: { always: [{ guard: 'isMobile', target: 'mobile' }, { target: 'desktop' }] },
    desktop: {
      tags: 'desktop',
      on: {
        'sidebar.toggled': { actions: ['moveSidebar', 'noteStatus', 'keepStatus', 'keep'] },
        'sidebar.closed': { actions: ['moveSidebar', 'noteStatus', 'keepStatus', 'keep'] },
        'window.resized': {
          guard: 'isNowMobile',
          target: 'mobile',
          actions: [
            {
              type: 'change',
              params: { device: 'mobile', sidebar: { opened: false, withoutAnimation: true } },
            },
            'keep',
          ],
        },
      },
    },
    mobile: {
      tags: 'mobile',
      on: {
        'sidebar.toggled': { actions: ['moveSidebar', 'keep'] },
        'sidebar.closed': { actions: ['moveSidebar', 'keep'] },
        'window.resized': {
          guard: 'isNowDesktop',
          target: 'desktop',
          actions: [
            {
              type: 'change',
              params: ({ context }) => ({
                device: 'desktop',
                sidebar: { opened: isSidebarOpened(context.sidebarStatus), withoutAnimation: true },
              }),
            },
            'keep',
          ],
        },
      },
    },
  },
});

/** The app state as the frame shows it. */
export const selectAppStore = (snapshot: SnapshotFrom<typeof appStateMachine>): AppStore =>
  snapshot.context.store;
