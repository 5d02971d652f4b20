import '@qianwei/ui/theme/themes.css';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { findRoute } from '@qianwei/machines/routes/route';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { groupAddresses, publicAddresses, studentAddresses } from '../../../../tests/support/addresses.ts';
import { latinPhrases } from '../../../../tests/support/words.ts';
import { allRoutes } from '../routes/all.ts';
import { answers, storyStudent } from '../shared/client/story-client.tsx';
import { address, heading, leavePortal, openPortal, userInfo, userInfoFixture } from './story-portal.tsx';

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

/** Goes to an address as a press on a link does. */
const goTo = (to: string) => history.pushState(null, '', to);

it('ROUTE-3 every address that needs login leads to login, which keeps it', async () => {
  await openPortal('/login', [], null);
  for (const wanted of studentAddresses) {
    goTo(wanted);
    await address().toBe(`/login?redirect=${encodeURIComponent(wanted)}`);
  }
});

it('ROUTE-1 ROUTE-2 PAGE-1 every public address opens its page without login, in Chinese only', async () => {
  await openPortal('/login', [], null);
  for (const open of publicAddresses) await expectPage(open);
});

it('ROUTE-1 ROUTE-5 PAGE-1 every other address opens its page for a student, in Chinese only', async () => {
  await openPortal('/version', [userInfoFixture]);
  for (const open of studentAddresses) await expectPage(open);
});

it('ROUTE-6 every group leads to its page, and back does not loop', async () => {
  await openPortal('/version', [userInfoFixture]);
  for (const [group, target] of groupAddresses) {
    goTo('/version');
    goTo(group);
    await address().toBe(target);
    history.back();
    await address().toBe('/version');
  }
});

it('a student with several majors chooses one first, whatever address is typed; what is open comes first', async () => {
  const [own] = storyStudent.majorInfoList;
  const majors = [
    { ...own, majorId: 'b', majorName: '电子商务', status: 'GRADUATED' },
    { ...own, majorId: 'a', majorName: '会计学', status: 'NORMAL' },
  ];
  await openPortal('/course/list', [userInfoFixture], {
    ...storyStudent,
    majorName: '',
    majorInfoList: majors,
  });
  await address().toBe('/chooseMajor?redirect=%2Fcourse%2Flist');
  const enter = page.getByRole('button', { name: /^进入/ });
  await expect.element(enter.first()).toHaveAccessibleName('进入 会计学');
  await expect.element(enter.last()).toHaveAccessibleName('进入查看 电子商务');
  goTo('/version');
  await address().toBe('/version');
});

it('ROUTE-5 a slash at the end and a query that nobody wrote open the page as it begins', async () => {
  await openPortal('/notice/?category=toString&page=-1&%zz', [userInfoFixture]);
  await expect.element(heading('通知公告')).toBeVisible();
  expect(document.body.innerText).not.toContain('页面不存在');
});

it('GEN-2 ROUTE-12 a page that platform 10002 does not have is not found there', async () => {
  await openPortal('/academic/gradeSearch', [answers(getUserInfo, { ...userInfo, platform: '10002' })]);
  await expect.element(heading('页面不存在或你无权访问')).toBeVisible();
});

/** The address stays, and its page has the title of the route table; a pending page is shown as a whole. */
async function expectPage(at: string): Promise<void> {
  const { title = '', component } = findRoute(allRoutes, at)?.route ?? {};
  goTo(at);
  await expect.poll(() => document.title).toBe(`${title} - 江澜自考学习平台`);
  await address().toBe(at);
  if (component === 'pending') await expect.element(heading(title)).toBeVisible();
  expect(document.body.innerText).not.toContain('页面不存在');
  expect(latinPhrases()).toEqual([]);
}
