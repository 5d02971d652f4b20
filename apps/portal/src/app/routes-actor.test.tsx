import { getUserInfo } from '@qianwei/api/contract/user-info';
import { selectMenu } from '@qianwei/machines/routes/routes.machine';
import { sessionMachine } from '@qianwei/machines/session';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  answers,
  createStoryClient,
  type Fixture,
  offline,
  storyStudent,
} from '../shared/client/story-client.tsx';
import { QueryCache } from '../shared/query/query-cache.tsx';
import { startRoutes } from './routes-actor.ts';

async function generated(hostname: string, platform = '10001') {
  const info = { headUrl: '', schoolLogo: '', schoolName: '江澜大学', platform };
  const session = createActor(sessionMachine, { input: { stored: { ...storyStudent, platform } } }).start();
  const client = createStoryClient([answers(getUserInfo, info)]);
  const routes = startRoutes({ client, session }, new QueryCache(), hostname);
  routes.send({ type: 'navigation.started' });
  const snapshot = await waitFor(routes, (state) => state.hasTag('ready'));
  routes.stop();
  return snapshot;
}

it('PAGE-3 a host that contains the certificate marker shows only the exam and course areas', async () => {
  const menu = selectMenu(await generated('cert.localhost'));
  expect(menu.map(({ title }) => title)).toEqual(['学习中心', '考试中心']);
});

it('PAGE-4 there the practice assessment is the certificate assessment', async () => {
  const menu = selectMenu(await generated('cert.localhost'));
  expect(menu[1]?.children.map(({ title }) => title)).toEqual(['证书测评']);
});

it('GEN-2 platform 10002 has the thesis pages alone', async () => {
  const menu = selectMenu(await generated('portal.example', '10002'));
  expect(menu.map(({ title }) => title)).toEqual(['论文管理', '论文复检']);
});

it('without a network the routes are those of the session, for a student with an exam day on the device, until the server answers', async () => {
  const { id } = storyStudent;
  const session = createActor(sessionMachine, { input: { stored: storyStudent } }).start();
  let isCut = true;
  const info = { headUrl: '', schoolLogo: '', schoolName: '江澜大学', platform: '10001', idleSeconds: 3600 };
  const flaky: Fixture = {
    path: getUserInfo.path,
    reply: (payload) => (isCut ? offline(getUserInfo) : answers(getUserInfo, info)).reply(payload),
  };
  const started = () => {
    const routes = startRoutes(
      { client: createStoryClient([flaky]), session },
      new QueryCache(),
      'localhost',
    );
    routes.send({ type: 'navigation.started' });
    return routes;
  };
  const without = started();
  await waitFor(without, (state) => state.hasTag('failed'));
  without.stop();
  localStorage.setItem(`qianwei_exam_day_${id}`, '{}');
  const routes = started();
  await waitFor(routes, (state) => state.matches('cut'));
  expect(routes.getSnapshot().context.routes.length).toBeGreaterThan(3);
  routes.send({ type: 'network.back' });
  await waitFor(routes, (state) => state.matches({ cut: 'asking' }));
  await waitFor(routes, (state) => state.matches({ cut: 'waiting' }));
  isCut = false;
  routes.send({ type: 'network.back' });
  await waitFor(routes, (state) => state.matches('ready'));
  expect(routes.getSnapshot().context.idleSeconds).toBe(3600);
  routes.stop();
  localStorage.removeItem(`qianwei_exam_day_${id}`);
});
