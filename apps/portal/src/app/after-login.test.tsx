import '@qianwei/ui/theme/themes.css';
import { chooseMajor, updatePassword } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { loginManyWay } from '@qianwei/api/contract/login';
import type { MajorInfo } from '@qianwei/api/contract/major';
import { upload } from '@qianwei/api/contract/upload';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { filled, signUpStory } from '../areas/signUp/sign-up.fixtures.ts';
import { pick, storedPhoto } from '../areas/signUp/testing/pick-photo.ts';
import { answers, type Fixture, refuses, storyStudent } from '../shared/client/story-client.tsx';
import { storyCodes } from '../shared/phone-code/story-codes.ts';
import { loggedIn } from '../shared/session/login.fixtures.ts';
import { address, heading, leavePortal, openPortal, userInfo, userInfoFixture } from './story-portal.tsx';

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

it('ERR-2 after the password is changed, the next login leads to where the student was going', async () => {
  let isChanged = false;
  const refused = refuses(getUserInfo, errorCode.mustChangePassword, '首次登录或密码已过期，请先修改密码');
  const guarded: Fixture = {
    path: getUserInfo.path,
    reply: (payload) => (isChanged ? userInfoFixture : refused).reply(payload),
  };
  const change = answers(updatePassword, () => {
    isChanged = true;
    return { needLogin: true };
  });
  const codes = await storyCodes();
  await openPortal('/course/list?x=1', [guarded, change, codes, answers(loginManyWay, loggedIn)]);
  await address().toBe('/password');
  await page.getByLabelText('原密码', { exact: true }).fill('Jl@100001');
  await page.getByLabelText('新密码', { exact: true }).fill('Mingtian@2027');
  await page.getByLabelText('确认新密码', { exact: true }).fill('Mingtian@2027');
  await page.getByRole('button', { name: '修改密码' }).click();
  await page.getByRole('button', { name: /^重新登录/ }).click();
  await address().toBe('/login?redirect=%2Fcourse%2Flist%3Fx%3D1');
  await page.getByLabelText('账号', { exact: true }).fill('013224200002');
  await page.getByLabelText('密码', { exact: true }).fill('Mingtian@2027');
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await address().toBe('/course/list?x=1');
  await expect.element(heading('课程学习')).toBeVisible();
});

const major = (majorId: string, majorName: string): MajorInfo => ({
  majorId,
  majorCode: '080901',
  majorName,
  applyExamLevel: 'TOP_UP',
  schoolName: '江澜大学',
  examCommitteeName: storyStudent.examCommitteeName,
  examineeNo: '013224200002',
  status: 'NORMAL',
  isDefault: majorId === 'm1',
});

it('GEN-3 choosing a major of another platform brings the pages of that platform', async () => {
  const [first, second] = [major('m1', '计算机科学与技术'), major('m2', '会计学')];
  let platform = '10001';
  const info = answers(getUserInfo, () => ({ ...userInfo, platform }));
  const choose = answers(chooseMajor, () => {
    platform = '10002';
    const { majorCode, examineeNo, status, isDefault, ...chosen } = second;
    return { ...chosen, platform };
  });
  await openPortal('/chooseMajor', [info, choose], { ...storyStudent, majorInfoList: [first, second] });
  await expect.element(page.getByRole('link', { name: '课程学习' })).toBeVisible();
  await page.getByRole('button', { name: '进入 会计学' }).click();
  await address().toBe('/thesis/index');
  await expect.element(page.getByRole('link', { name: '课程学习' })).not.toBeInTheDocument();
  await expect.poll(() => document.title).toBe('论文管理 - 江澜毕业论文平台');
});

it('ROUTE-3 a link leads on to its page after the choice of a major, also after a reload in between', async () => {
  const [first, second] = [major('m1', '计算机科学与技术'), major('m2', '会计学')];
  const choose = answers(chooseMajor, () => {
    const { majorCode, examineeNo, status, isDefault, ...chosen } = second;
    return { ...chosen, platform: '10001' };
  });
  const chooses = { ...storyStudent, majorName: '', majorInfoList: [first, second] };
  const choice = '/chooseMajor?redirect=%2Fcourse%2Flist%3Fx%3D1';
  const opened = await openPortal('/course/list?x=1', [userInfoFixture, choose], chooses);
  await address().toBe(choice);
  await opened.unmount();
  await openPortal(choice, [userInfoFixture, choose], chooses);
  await page.getByRole('button', { name: '进入 会计学' }).click();
  await address().toBe('/course/list?x=1');
});

it('SESSION-5 a collapsed sidebar is still collapsed after a reload', async () => {
  const first = await openPortal('/course/list', [userInfoFixture]);
  await page.getByRole('button', { name: '收起菜单' }).click();
  expect(localStorage.getItem('sidebarStatus')).toBe('0');
  await first.unmount();
  await openPortal('/course/list', [userInfoFixture]);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.element(page.getByRole('button', { name: '收起菜单' })).toBeVisible();
  expect(localStorage.getItem('sidebarStatus')).toBe('1');
});

it('SESSION-4 the app state is kept in session storage under its store id', async () => {
  await openPortal('/course/list', [userInfoFixture]);
  await page.getByRole('button', { name: '收起菜单' }).click();
  const stored = () => JSON.parse(sessionStorage.getItem('app') ?? '{}');
  await expect
    .poll(stored)
    .toMatchObject({ sidebar: { opened: false }, device: 'desktop', fixedHeader: true });
});

it('SESSION-4 the app state names the pages that are kept, and only them', async () => {
  await openPortal('/course/list', [userInfoFixture]);
  await page.getByRole('link', { name: '成绩查询' }).click();
  await expect.element(heading('成绩查询')).toBeVisible();
  await page.getByRole('link', { name: '课程学习' }).first().click();
  await expect.element(heading('课程学习')).toBeVisible();
  const names = () => JSON.parse(sessionStorage.getItem('app') ?? '{}').needInclude;
  await expect.poll(names).toEqual(['/course/list', '/academic/gradeSearch']);
});

it('the menu of the student opens on the first press, by mouse and by keyboard', async () => {
  await openPortal('/course/list', [userInfoFixture]);
  const button = page.getByRole('button', { name: '周子墨' });
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
});

it('/practiceSignUp ERR-1 a session that ends during the upload of a cut photo is asked for above the form, and the upload goes on', async () => {
  const { fixtures } = signUpStory({ document: { ...filled, photoFileId: '' }, opened: { photos: [] } });
  let isEnded = true;
  const refused = refuses(upload, errorCode.sessionInvalid, '登录已失效，请重新登录');
  const guarded: Fixture = {
    path: upload.path,
    reply: (payload) => (isEnded ? refused : storedPhoto).reply(payload),
  };
  const login = answers(loginManyWay, () => {
    isEnded = false;
    return { ...loggedIn, id: storyStudent.id };
  });
  const codes = await storyCodes();
  const screen = await openPortal('/practiceSignUp', [guarded, login, codes, userInfoFixture, ...fixtures]);
  await page.getByRole('button', { name: /开始报名/ }).click();
  await pick(screen.container);
  await page.getByRole('button', { name: '裁一裁' }).click();
  await expect.element(page.getByText(/照片只在这台设备上/)).toBeVisible();
  await page.getByRole('button', { name: '用这张照片' }).click();
  const dialog = page.getByRole('dialog', { name: '登录已失效，请重新登录' });
  await dialog.getByRole('button', { name: '稍后再登录' }).click();
  await expect.element(page.getByText('照片还在这台设备上，没有丢。')).toBeVisible();
  await page.getByRole('button', { name: '再传一次' }).click();
  await dialog.getByLabelText('密码', { exact: true }).fill('Jl@100001');
  await dialog.getByRole('button', { name: '登录并继续' }).click();
  await expect.element(page.getByRole('heading', { name: '请逐项核对' })).toBeVisible();
  await expect.element(page.getByText('13014 高级语言程序设计（实践）').first()).toBeVisible();
  await address().toBe('/practiceSignUp?step=confirm');
});
