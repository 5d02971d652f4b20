import { getTestPaper } from '@qianwei/api/contract/exam/attempt';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { is } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAnswer } from '../../areas/exam/attempt/opening/answer-address.ts';
import { isHome } from '../../areas/home/opening/home-page.ts';
import { openingCallsFor } from '../../opening/calls.ts';
import { publicPaths } from '../../routes/public.ts';
import { openingPages } from './pages.ts';

const answerAddress = '/course/answer/04735/04735-comprehensive';
const contract = [getUserInfo, getMenuList, getNoticeListNLog, getHomeIndex, getTestPaper];

let device: string | null;
beforeEach(() => {
  device = 'device-of-this-test';
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'qianwei_device' ? device : null) });
});

const calls = (address: string) => openingCallsFor(address, openingPages);
const paths = (address: string) => calls(address).map(({ path }) => path);

describe('what an address asks for before the code has come', () => {
  it.each(['/home/index', '/course/list', answerAddress])(
    'is in the contract, word by word: %s',
    (address) => {
      for (const { path, payload } of calls(address)) {
        const endpoint = contract.find((candidate) => candidate.path === path);
        expect(endpoint?.method ?? 'POST', path).toBe('POST');
        expect(endpoint !== undefined && is(endpoint.payload, payload), path).toBe(true);
      }
    },
  );

  it.each(['/password', '/chooseMajor', '/reviews/', ...publicPaths])(
    'fits the frame that %s has',
    (address) => {
      const hasFrame = address === '/notice' || address === '/version';
      expect(paths(address)).toEqual(
        hasFrame ? [getUserInfo.path, getMenuList.path, getNoticeListNLog.path] : [],
      );
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
  ])('begins with the content of home at %s: %s', (address, expected) => {
    expect(isHome(address)).toBe(expected);
    expect(paths(address)[0] === getHomeIndex.path).toBe(expected);
  });

  it('begins with the paper in a test, and leaves out the bell: a test has no frame', () => {
    expect(paths(answerAddress)).toEqual([getTestPaper.path, getUserInfo.path, getMenuList.path]);
    expect(calls(answerAddress)[0]?.payload).toEqual({
      subjectId: '04735',
      testId: '04735-comprehensive',
      deviceKey: device,
      takeOver: false,
    });
  });

  it.each([null, 'short'])('leaves the paper to the portal on a device without a key: %s', (kept) => {
    device = kept;
    expect(paths(answerAddress)).toEqual([getUserInfo.path, getMenuList.path]);
  });

  it.each([
    [answerAddress, true],
    [`${answerAddress}/`, true],
    ['/course/answer/04735', false],
    ['/course/test/04735', false],
  ])('knows the address of a test: %s %s', (address, expected) => {
    expect(isAnswer(address)).toBe(expected);
  });
});
