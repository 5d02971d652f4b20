import { getUserInfo } from '@qianwei/api/contract/account';
import { selectMenu } from '@qianwei/machines/routes/routes.machine';
import { sessionMachine } from '@qianwei/machines/session';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { answers, createStoryClient, storyStudent } from '../shared/client/story-client.tsx';
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
