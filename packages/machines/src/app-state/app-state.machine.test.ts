import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StorageCommand } from '../storage/storage.ts';
import {
  type AppStateEvent,
  type AppStateInput,
  appStateMachine,
  selectAppStore,
} from './app-state.machine.ts';

function start(input?: AppStateInput) {
  const writes: StorageCommand[] = [];
  const machine = appStateMachine.provide({
    actors: {
      storage: fromCallback<StorageCommand>(({ receive }) => receive((command) => void writes.push(command))),
    },
  });
  const actor = createActor(machine, { input }).start();
  return {
    send: (event: AppStateEvent) => actor.send(event),
    store: () => selectAppStore(actor.getSnapshot()),
    last: (area: StorageCommand['area']) => writes.findLast((write) => write.area === area),
    isMobile: () => actor.getSnapshot().hasTag('mobile'),
  };
}

it('SESSION-4 SESSION-5 begins with an opened sidebar on a desktop', () => {
  expect(start().store()).toEqual({
    sidebar: { opened: true, withoutAnimation: false },
    device: 'desktop',
    fixedHeader: true,
    sidebarLogo: true,
    needInclude: [],
  });
});

it('SESSION-5 keeps in sidebarStatus whether the sidebar is opened, and follows it at the next start', () => {
  const { send, store, last } = start();
  send({ type: 'sidebar.toggled' });
  expect(store().sidebar.opened).toBe(false);
  expect(last('local')).toMatchObject({ key: 'sidebarStatus', value: '0' });
  expect(start({ sidebarStatus: '0' }).store().sidebar.opened).toBe(false);
  send({ type: 'sidebar.toggled' });
  expect(last('local')).toMatchObject({ value: '1' });
  expect(start({ sidebarStatus: '1' }).store().sidebar.opened).toBe(true);
});

it('SESSION-5 is mobile below 992 px: a closed drawer that leaves the desktop’s sidebar as it was', () => {
  const { send, store, last, isMobile } = start({ width: 992 });
  expect(isMobile()).toBe(false);
  send({ type: 'window.resized', width: 991 });
  expect([isMobile(), store().device, store().sidebar]).toEqual([
    true,
    'mobile',
    { opened: false, withoutAnimation: true },
  ]);
  send({ type: 'sidebar.toggled' });
  expect(store().sidebar.opened).toBe(true);
  expect(last('local')).toBeUndefined();
  send({ type: 'window.resized', width: 1280 });
  expect([store().device, store().sidebar]).toEqual(['desktop', { opened: true, withoutAnimation: true }]);
  expect(start({ width: 360, sidebarStatus: '1' }).store().sidebar.opened).toBe(false);
});

it('SESSION-4 is kept in session storage under its store id after every change', () => {
  const { send, store, last } = start({ stored: '{"fixedHeader":false,"sidebarLogo":false}' });
  const changes: AppStateEvent[] = [
    { type: 'sidebar.toggled' },
    { type: 'pages.kept', names: ['/home/index'] },
    { type: 'window.resized', width: 400 },
    { type: 'sidebar.toggled' },
    { type: 'pages.kept', names: [] },
    { type: 'window.resized', width: 1280 },
  ];
  for (const change of changes) {
    send(change);
    expect(last('session')).toMatchObject({ key: 'app' });
    expect(JSON.parse(last('session')?.value ?? '')).toEqual(store());
  }
  const restored = start({ stored: last('session')?.value, sidebarStatus: '0', width: 1280 }).store();
  expect(restored).toMatchObject({ fixedHeader: false, sidebarLogo: false, device: 'desktop' });
});

it('SESSION-4 names the pages that are kept, and none after a reload, which has lost them', () => {
  const { send, store, last } = start();
  send({ type: 'pages.kept', names: ['/home/index', '/course/list'] });
  expect(store().needInclude).toEqual(['/home/index', '/course/list']);
  expect(start({ stored: last('session')?.value }).store().needInclude).toEqual([]);
  send({ type: 'pages.kept', names: [] });
  expect(store().needInclude).toEqual([]);
});

it('SESSION-4 starts with defaults from a damaged value', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.json()),
      fc.anything(),
      fc.integer(),
      (stored, sidebarStatus, width) => {
        const { sidebar, device, fixedHeader, sidebarLogo, needInclude } = start({
          stored,
          sidebarStatus,
          width,
        }).store();
        expect([typeof sidebar.opened, typeof fixedHeader, typeof sidebarLogo]).toEqual(
          Array(3).fill('boolean'),
        );
        expect(device).toBe(width < 992 ? 'mobile' : 'desktop');
        expect(needInclude).toEqual([]);
      },
    ),
  );
});

it('SESSION-5 on every path the device in the state is the one in the store, and the drawer is not remembered', () => {
  const reached = getShortestPaths(appStateMachine, {
    input: undefined,
    events: [
      { type: 'sidebar.toggled' },
      { type: 'window.resized', width: 400 },
      { type: 'window.resized', width: 1400 },
      { type: 'pages.kept', names: ['/home/index'] },
      { type: 'pages.kept', names: [] },
    ],
  });
  expect(new Set(reached.map(({ state }) => state.value))).toEqual(new Set(['desktop', 'mobile']));
  for (const { state } of reached) {
    const { store, sidebarStatus } = state.context;
    expect(state.hasTag(store.device)).toBe(true);
    if (store.device === 'desktop') expect(store.sidebar.opened).toBe(sidebarStatus === '1');
  }
});
