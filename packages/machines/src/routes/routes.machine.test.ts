import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import type { StorageCommand } from '../storage/storage.ts';
import type { MenuListItem } from './menu.ts';
import {
  type RoutesEvent,
  routesMachine,
  selectMenu,
  selectPermission,
  type UserInfo,
} from './routes.machine.ts';
import { constantRoutes, fixedRoutes } from './testing/example-routes.ts';

const userInfo: UserInfo = { headUrl: '', schoolLogo: '', schoolName: '江澜大学', platform: '10001' };
const input = { isCertificateHost: false, constantRoutes, fixedRoutes };

interface Calls {
  userInfo?: () => Promise<UserInfo>;
  menu?: () => Promise<readonly MenuListItem[]>;
}

function start(calls: Calls = {}) {
  const seen = { userInfo: 0, menu: 0, writes: [] as StorageCommand[], facts: [] as UserInfo[] };
  const machine = routesMachine.provide({
    actors: {
      storage: fromCallback<StorageCommand>(({ receive }) =>
        receive((command) => void seen.writes.push(command)),
      ),
      loadUserInfo: fromPromise(() => {
        seen.userInfo += 1;
        return calls.userInfo?.() ?? Promise.resolve(userInfo);
      }),
      loadMenu: fromPromise(() => {
        seen.menu += 1;
        return calls.menu?.() ?? Promise.resolve([]);
      }),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('userInfo.loaded', (fact) => seen.facts.push(fact.userInfo));
  return { actor: actor.start(), seen };
}

/** Lets answered calls reach the machine. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('GEN-1 loads the user info at the first navigation and makes the routes once a session', async () => {
  const { actor, seen } = start();
  expect(selectPermission(actor.getSnapshot())).toEqual({ routes: [], roles: 0 });
  expect(seen.userInfo).toBe(0);
  for (let navigation = 0; navigation < 3; navigation += 1) actor.send({ type: 'navigation.started' });
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  await settle();
  actor.send({ type: 'navigation.started' });
  await settle();
  expect(seen.userInfo).toBe(1);
  expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  expect(selectPermission(actor.getSnapshot())).toMatchObject({ roles: 1 });
  expect(seen.facts).toEqual([userInfo]);
});

it('SESSION-3 SESSION-4 keeps routes and roles in session storage under the store id', async () => {
  const { actor, seen } = start();
  actor.send({ type: 'navigation.started' });
  await settle();
  expect(seen.writes).toHaveLength(1);
  expect(seen.writes[0]).toMatchObject({ area: 'session', key: 'permission' });
  expect(JSON.parse(seen.writes[0]?.value ?? '')).toEqual(selectPermission(actor.getSnapshot()));
});

it('SESSION-7 the end of the session clears routes and roles, and the next one loads again', async () => {
  const { actor, seen } = start();
  actor.send({ type: 'navigation.started' });
  await settle();
  actor.send({ type: 'session.ended' });
  expect(selectPermission(actor.getSnapshot())).toEqual({ routes: [], roles: 0 });
  expect(selectMenu(actor.getSnapshot())).toEqual([]);
  expect(seen.writes.at(-1)).toMatchObject({ key: 'permission', value: null });
  actor.send({ type: 'navigation.started' });
  await settle();
  expect(seen.userInfo).toBe(2);
});

it('SESSION-7 user info that arrives after the end of its session is not used', async () => {
  const { actor, seen } = start();
  actor.send({ type: 'navigation.started' });
  actor.send({ type: 'session.ended' });
  await settle();
  expect(selectPermission(actor.getSnapshot()).roles).toBe(0);
  expect(seen.facts).toEqual([]);
});

it('GEN-5 says why the user info did not come, retries only when asked, and then goes on', async () => {
  let isDown = true;
  const { actor, seen } = start({
    userInfo: () =>
      isDown ? Promise.reject(new Error('网络连接异常，请稍后再试！')) : Promise.resolve(userInfo),
  });
  actor.send({ type: 'navigation.started' });
  await settle();
  actor.send({ type: 'navigation.started' });
  await settle();
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().context.failure).toBe('网络连接异常，请稍后再试！');
  expect(seen.userInfo).toBe(1);
  isDown = false;
  actor.send({ type: 'retry.requested' });
  await settle();
  expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  expect(actor.getSnapshot().context.failure).toBeNull();
});

it('GEN-6 the menu follows the list, and is that of the routes when the call fails', async () => {
  const titles = (actor: ReturnType<typeof start>['actor']) =>
    selectMenu(actor.getSnapshot()).map((e) => e.title);
  const named = start({
    menu: () => Promise.resolve([{ path: '/thesis', title: '毕业论文' }, { path: '/admin' }]),
  });
  const failing = start({ menu: () => Promise.reject(new Error('x')) });
  for (const { actor } of [named, failing]) actor.send({ type: 'navigation.started' });
  await settle();
  expect(titles(named.actor)).toContain('毕业论文');
  expect(titles(failing.actor)).toEqual(['首页', '学习中心', '考试中心', '教务管理', '论文管理', '论文复检']);
  named.actor.send({ type: 'menu.outdated' });
  expect(named.seen.menu).toBe(2);
});

it('GEN-2 a major on another platform has that platform’s routes', async () => {
  const { actor, seen } = start();
  actor.send({ type: 'navigation.started' });
  await settle();
  actor.send({ type: 'platform.changed', platform: '10002' });
  expect(selectMenu(actor.getSnapshot()).map(({ title }) => title)).toEqual(['论文管理', '论文复检']);
  expect(seen.userInfo).toBe(1);
});

it('GEN-1 GEN-5 on every path routes exist exactly when roles is not 0, and a failure is explained', () => {
  const done = { type: 'xstate.done.actor.0.routes.loadingUserInfo', output: userInfo };
  const failed = {
    type: 'xstate.error.actor.0.routes.loadingUserInfo',
    error: new Error('加载用户信息失败'),
  };
  const events: RoutesEvent[] = [
    { type: 'navigation.started' },
    { type: 'retry.requested' },
    { type: 'menu.outdated' },
    { type: 'platform.changed', platform: '10002' },
    { type: 'session.ended' },
  ];
  const reached = getSimplePaths(routesMachine, {
    input,
    events: [...events, done as never, failed as never],
  });
  const tags = new Set(reached.flatMap(({ state }) => [...state.tags]));
  expect(tags).toEqual(new Set(['loading', 'ready', 'failed']));
  for (const { state } of reached) {
    expect(state.hasTag('ready')).toBe(state.context.roles === 1);
    expect(state.context.routes.length > 0).toBe(state.context.roles === 1);
    expect(state.hasTag('failed') && state.context.failure === null).toBe(false);
  }
});
