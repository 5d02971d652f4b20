import '@qianwei/ui/theme/themes.css';
import { getUserInfo } from '@qianwei/api/contract/account';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leavePortal, openPortal, userInfo } from '../app/story-portal.tsx';
import { busyHome } from '../areas/home/home.fixtures.ts';
import { answers, type Fixture } from '../shared/story-client.tsx';
import { isHome, openingCallsFor } from './calls.ts';
import { openingKey } from './early-answers.ts';

const serverTime = '2026-11-21 20:14:00';
const notices = { list: [], total: 0, pageNo: 1, pageSize: 5, unread: 0, serverTime };
const known: Fixture[] = [
  answers(getUserInfo, userInfo),
  answers(getMenuList, []),
  answers(getNoticeListNLog, notices),
  answers(getHomeIndex, busyHome),
];

/** Opens the portal and keeps what it asks the server for. */
async function asked(address: string): Promise<string[]> {
  const keys: string[] = [];
  const recorded = known.map(({ path, reply }) => ({
    path,
    reply: (payload: unknown) => {
      keys.push(openingKey(path, payload as object));
      return reply(payload);
    },
  }));
  await openPortal(address, recorded);
  return keys;
}

const early = (address: string) =>
  openingCallsFor(address).map(({ path, payload }) => openingKey(path, payload));

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

it.each(['/', '/home/index', '/course/list', '/version', '/account/index'])(
  'the page asks ahead for what the portal asks for, once each: %s',
  async (address) => {
    const keys = await asked(address);
    expect(early(address).length).toBeGreaterThan(0);
    for (const key of early(address))
      await expect.poll(() => keys.filter((one) => one === key), { message: key }).toHaveLength(1);
  },
);

it.each(['/login', '/password', '/chooseMajor', '/searchId', '/live', '/reviews/ticket'])(
  'nothing is asked for ahead at %s',
  (address) => {
    expect(early(address)).toEqual([]);
  },
);

it.each([
  ['/', true],
  ['/home', true],
  ['/home/index', true],
  ['/home/index/', true],
  ['/home/notice/detail/1', false],
  ['/homework', false],
  ['/live', false],
])('what home asks for is asked ahead at %s: %s', (address, expected) => {
  expect(isHome(address)).toBe(expected);
  const home = openingKey(getHomeIndex.path, {});
  expect(early(address).includes(home)).toBe(expected);
});
