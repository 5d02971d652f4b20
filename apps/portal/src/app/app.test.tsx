import '@qianwei/ui/theme/themes.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, refuses } from '../shared/client/story-client.tsx';
import { Root } from './Root.tsx';
import { createServices } from './services.ts';
import { address, heading, leavePortal, openPortal as open, userInfo } from './story-portal.tsx';

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

it('ROUTE-3 a page that needs login leads to the login page, which keeps the address with its query', async () => {
  await open('/academic/gradeSearch?x=1', [], null);
  await address().toBe('/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1');
});

it('ROUTE-2 a public page opens without login', async () => {
  await open('/practiceSignUp', [], null);
  await expect.element(heading('实践考核报名')).toBeVisible();
  await address().toBe('/practiceSignUp');
});

it('ROUTE-4 a logged-in student who visits the login page is sent on', async () => {
  await open('/login', [answers(getUserInfo, { ...userInfo, platform: '10002' })]);
  await address().toBe('/thesis/index');
});

it('GEN-1 user info is loaded once, however many pages are visited', async () => {
  let asked = 0;
  const counted = answers(getUserInfo, () => {
    asked += 1;
    return userInfo;
  });
  await open('/course/list', [counted]);
  await page.getByRole('link', { name: '报考记录' }).click();
  await expect.element(heading('报考记录')).toBeVisible();
  expect(asked).toBe(1);
});

it('GEN-5 user info that fails to load says why and can be loaded again', async () => {
  let isDown = true;
  const flaky: Fixture = {
    path: getUserInfo.path,
    reply: (payload) =>
      isDown ? Promise.reject(new TypeError('down')) : answers(getUserInfo, userInfo).reply(payload),
  };
  await open('/course/list', [flaky]);
  await expect.element(page.getByText('加载用户信息失败').first()).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(heading('课程学习')).toBeVisible();
});

it('ROUTE-6 a group path is replaced, so that back does not loop', async () => {
  history.pushState(null, '', '/version');
  await open('/academic', [answers(getUserInfo, userInfo)]);
  await address().toBe('/academic/exam/plan');
  history.back();
  await address().toBe('/version');
});

it('PAGE-2 the document title follows the page', async () => {
  await open('/course/list', [answers(getUserInfo, userInfo)]);
  await expect.poll(() => document.title).toBe('课程学习 - 江澜自考学习平台');
  await page.getByRole('link', { name: '成绩查询' }).click();
  await expect.poll(() => document.title).toBe('成绩查询 - 江澜自考学习平台');
});

it('ROUTE-10 a kept page still holds what was typed when the student comes back', async () => {
  await open('/notice', [answers(getUserInfo, userInfo)]);
  const search = page.getByLabelText('搜索公告标题');
  await search.fill('报考');
  await page.getByRole('link', { name: '报考记录' }).click();
  await expect.element(heading('报考记录')).toBeVisible();
  await page.getByRole('link', { name: '通知', exact: true }).click();
  await expect.element(search).toHaveValue('报考');
});

it('ROUTE-12 an unknown address says so in Chinese, with a way home', async () => {
  await open('/nowhere', [answers(getUserInfo, userInfo)]);
  await expect.element(heading('页面不存在或你无权访问')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});

it('SESSION-7 a logout in another tab ends the session here', async () => {
  await open('/course/list', [answers(getUserInfo, userInfo)]);
  await expect.element(heading('课程学习')).toBeVisible();
  localStorage.removeItem('qianwei_student');
  dispatchEvent(new StorageEvent('storage', { key: 'qianwei_student', newValue: null }));
  await address().toBe('/login');
});

it('SESSION-1 a damaged stored session is dropped, and the login page is shown', async () => {
  localStorage.setItem('qianwei_student', '{"token":');
  history.pushState(null, '', '/course/list');
  await render(<Root services={createServices()} />);
  await address().toBe('/login?redirect=%2Fcourse%2Flist');
});

it('ERR-4 without a network the login page is still complete', async () => {
  await open('/login', [offline(getPublicServiceListNLog)], null);
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '查询准考证号' }).first()).toBeVisible();
});

it('ERR-1 a session that the server has ended leads to the login page with one warning', async () => {
  const ended = [getUserInfo, getMenuList, getNoticeListNLog].map((endpoint) =>
    refuses(endpoint, errorCode.sessionInvalid, '登录已失效，请重新登录'),
  );
  await open('/notice?category=EXAM', ended);
  await address().toBe('/login?redirect=%2Fnotice%3Fcategory%3DEXAM');
  await expect.element(page.getByRole('alert').filter({ hasText: '登录已失效，请重新登录' })).toBeVisible();
  expect(page.getByText('登录已失效，请重新登录').elements()).toHaveLength(1);
  expect(localStorage.getItem('qianwei_student')).toBeNull();
});

it('ERR-2 a password that must be changed comes first, and every other page leads back to it', async () => {
  const text = '首次登录或密码已过期，请先修改密码';
  await open('/course/list', [refuses(getUserInfo, errorCode.mustChangePassword, text)]);
  await address().toBe('/password');
  await expect.element(page.getByText('请先修改密码。')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '主导航' })).not.toBeInTheDocument();
  history.pushState(null, '', '/home/index');
  await address().toBe('/password');
});

it('PAGE-1 the words of the components are Chinese, whatever language the browser has', async () => {
  await open('/login', [], null);
  await expect.element(page.getByRole('button', { name: '显示密码' })).toBeVisible();
  expect(document.body.innerText).not.toMatch(/\b(?:Login|Password|Show|Required|Search)\b/);
});
