import type { DateTime } from '@qianwei/api/time/moment';
import '@qianwei/ui/theme/themes.css';
import { getTestPaper } from '@qianwei/api/contract/exam/attempt';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mixedPaper } from '../../areas/exam/attempt/attempt.fixtures.ts';
import { busyHome } from '../../areas/home/home.fixtures.ts';
import { openingCallsFor } from '../../opening/calls.ts';
import { openingKey } from '../../opening/early-answers.ts';
import { answers, type Fixture } from '../../shared/client/story-client.tsx';
import { leavePortal, openPortal, userInfo } from '../story-portal.tsx';
import { openingPages } from './pages.ts';

const serverTime: DateTime = '2026-11-21 20:14:00';
const notices = { list: [], total: 0, pageNo: 1, pageSize: 5, fresh: 0, unread: 0, serverTime };
const fixtures: Fixture[] = [
  answers(getUserInfo, userInfo),
  answers(getMenuList, []),
  answers(getNoticeListNLog, notices),
  answers(getHomeIndex, busyHome),
  answers(getTestPaper, mixedPaper),
];

/** Opens the portal and returns the keys of the calls that it makes. */
async function openedKeys(address: string): Promise<string[]> {
  const keys: string[] = [];
  const recorded = fixtures.map(({ path, reply }) => ({
    path,
    reply: (payload: unknown) => {
      keys.push(openingKey(path, payload as object));
      return reply(payload);
    },
  }));
  await openPortal(address, recorded);
  return keys;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('qianwei_device', 'device-of-this-test');
});
afterEach(leavePortal);

it.each([
  '/',
  '/home/index',
  '/course/list',
  '/version',
  '/account/index',
  '/course/answer/04735/04735-comprehensive',
])('each call that the page makes ahead is one that the portal makes, once: %s', async (address) => {
  const keys = await openedKeys(address);
  const early = openingCallsFor(address, openingPages).map(({ path, payload }) => openingKey(path, payload));
  expect(early.length).toBeGreaterThan(0);
  for (const key of early)
    await expect.poll(() => keys.filter((other) => other === key), { message: key }).toHaveLength(1);
});
