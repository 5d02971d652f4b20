import '@qianwei/ui/theme/themes.css';
import { getUserInfo } from '@qianwei/api/contract/account';
import { getTestPaper } from '@qianwei/api/contract/attempt';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leavePortal, openPortal, userInfo } from '../app/story-portal.tsx';
import { mixedPaper } from '../areas/exam/attempt/attempt.fixtures.ts';
import { busyHome } from '../areas/home/home.fixtures.ts';
import { answers, type Fixture } from '../shared/client/story-client.tsx';
import { isAnswer, isHome, openingCallsFor } from './calls.ts';
import { openingKey } from './early-answers.ts';

const serverTime = '2026-11-21 20:14:00';
const notices = { list: [], total: 0, pageNo: 1, pageSize: 5, unread: 0, serverTime };
const known: Fixture[] = [
  answers(getUserInfo, userInfo),
  answers(getMenuList, []),
  answers(getNoticeListNLog, notices),
  answers(getHomeIndex, busyHome),
  answers(getTestPaper, mixedPaper),
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

const device = 'device-of-this-test';
const answerAddress = '/course/answer/04735/04735-comprehensive';

const early = (address: string) =>
  openingCallsFor(address, device).map(({ path, payload }) => openingKey(path, payload));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('qianwei_device', device);
});
afterEach(leavePortal);

it.each(['/', '/home/index', '/course/list', '/version', '/account/index', answerAddress])(
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
  [answerAddress, false],
  ['/live', false],
])('what home asks for is asked ahead at %s: %s', (address, expected) => {
  expect(isHome(address)).toBe(expected);
  const home = openingKey(getHomeIndex.path, {});
  expect(early(address).includes(home)).toBe(expected);
});

it('a test asks ahead for its paper and not for the frame with the bell, without which it stands', () => {
  const asksFor = (device: string | null) => openingCallsFor(answerAddress, device).map(({ path }) => path);
  expect(asksFor(device)).toContain(getTestPaper.path);
  expect(asksFor(device)).not.toContain(getNoticeListNLog.path);
  expect(asksFor(null)).not.toContain(getTestPaper.path);
});

it.each([
  [answerAddress, true],
  [`${answerAddress}/`, true],
  ['/course/answer/04735', false],
  ['/course/test/04735', false],
])('a test has the whole screen at %s: %s', (address, expected) => {
  expect(isAnswer(address)).toBe(expected);
});
