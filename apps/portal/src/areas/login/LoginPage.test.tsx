import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode, loginByTicket, loginManyWay } from '@qianwei/api/contract/login';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import type { DataOf } from '@qianwei/api/endpoint';
import type { DateTime } from '@qianwei/api/time/moment';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses, StoryApp } from '../../shared/client/story-client.tsx';
import { loggedIn } from '../../shared/session/login.fixtures.ts';
import { handLoginAccount } from '../../shared/session/login-account.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import type { DemoAccount } from './DemoAccounts.tsx';
import LoginPage from './LoginPage.tsx';
import {
  account,
  captchaCharacters,
  codes,
  consent,
  countdown,
  fillPasswordForm,
  logIn,
  openLogin,
  password,
  requestCode,
  smsSent,
  typeMobile,
} from './testing/open-login.tsx';

beforeEach(() => localStorage.clear());

it('API-9 a pasted ID with spaces logs in with Enter, and no clear password leaves the page', async () => {
  let sent = '';
  const login: Fixture = {
    path: loginManyWay.path,
    reply: (payload) => {
      sent = JSON.stringify(payload);
      return answers(loginManyWay, loggedIn).reply(payload);
    },
  };
  const { send } = await openLogin([login], '/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1');
  await fillPasswordForm(' 320198 19980917 033x ');
  await password.click();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toMatchObject({
      type: 'login.succeeded',
      redirect: '/academic/gradeSearch?x=1',
    });
  expect(sent).toContain('32019819980917033X');
  expect(sent).toContain('k1:');
  expect(sent).not.toContain('Demo@2026x');
});

it('FORM-3 a wrong password keeps what was typed, says so at the field and moves focus there', async () => {
  const wrong = { fieldErrors: { password: '账号或密码错误，还可尝试 3 次' }, captchaRequired: true };
  await openLogin([refuses(loginManyWay, errorCode.badParameter, '提交内容有误', wrong)]);
  await fillPasswordForm('013224200002');
  await logIn.click();
  await expect.element(page.getByText('账号或密码错误，还可尝试 3 次')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expect.element(account).toHaveValue('013224200002');
  await expect.element(captchaCharacters).toBeVisible();
});

it('FORM-3 nothing filled in: each field says what is missing, and focus is on the first', async () => {
  await openLogin([]);
  await logIn.click();
  for (const text of ['请输入账号', '请输入密码', '请先阅读并同意协议'])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(account).toHaveFocus();
});

it('ERR-5 a locked account is reported once, above the form, with the other way in and without a captcha', async () => {
  const text = '账号已锁定，今晚 23:54 后可再试或使用短信登录。';
  const lock = { lockedUntil: '2026-11-21 23:54:00', captchaRequired: false };
  const wrong = { fieldErrors: { password: '账号或密码错误，还可尝试 1 次' }, captchaRequired: true };
  const refusals = [
    refuses(loginManyWay, errorCode.badParameter, '提交内容有误', wrong),
    refuses(loginManyWay, errorCode.stateForbids, text, lock),
  ];
  const reply: Fixture['reply'] = (payload) => (refusals.shift() as Fixture).reply(payload);
  await openLogin([{ path: loginManyWay.path, reply }]);
  await fillPasswordForm('013224200002');
  await logIn.click();
  await expect.element(captchaCharacters).toBeVisible();
  await captchaShown();
  await captchaCharacters.fill('0000');
  await logIn.click();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  expect(page.getByText(text).elements()).toHaveLength(1);
  await expect.element(captchaCharacters).not.toBeInTheDocument();
  await page.getByRole('button', { name: '改用短信登录' }).click();
  await expect.element(page.getByRole('tab', { name: '短信登录' })).toHaveFocus();
  await expect.element(page.getByLabelText('手机号')).toBeVisible();
});

async function askForCode(number: string): Promise<void> {
  await typeMobile(number);
  await captchaShown();
  await captchaCharacters.fill('0000');
  await requestCode.click();
  await expect.element(countdown).toBeVisible();
}

async function logInByCode(code: string): Promise<void> {
  await page.getByLabelText('短信验证码').fill(code);
  await consent.click();
  await logIn.click();
}

it('FORM-2 after a code was sent the button counts down, also after a reload', async () => {
  const { screen } = await openLogin([answers(getSmsCode, smsSent)]);
  await askForCode('15400000002');
  await screen.unmount();
  await openLogin([]);
  await typeMobile('15400000002');
  await expect.element(countdown).toBeVisible();
});

it('F3 a code that was requested before a reload logs in, with the key that it was requested with', async () => {
  let requestedWith: unknown;
  const { screen } = await openLogin([
    answers(getSmsCode, ({ codeKey }) => {
      requestedWith = codeKey;
      return smsSent;
    }),
  ]);
  await askForCode('15400000002');
  await screen.unmount();
  const tried = vi.fn(() => loggedIn);
  const { send } = await openLogin([answers(loginManyWay, tried)]);
  await typeMobile('15400000002');
  await logInByCode('123456');
  await expect.poll(() => send.mock.calls[0]?.[0]).toMatchObject({ type: 'login.succeeded' });
  expect(tried).toHaveBeenCalledWith(expect.objectContaining({ smsCode: '123456', codeKey: requestedWith }));
});

it('F3 a code that this device has not requested is not sent: the field says what to do', async () => {
  localStorage.removeItem('qianwei_code_key_LOGIN');
  const tried = vi.fn(() => loggedIn);
  await openLogin([answers(loginManyWay, tried)]);
  await typeMobile('15400000002');
  await logInByCode('123456');
  await expect.element(page.getByText('请先获取短信验证码')).toBeVisible();
  expect(tried).not.toHaveBeenCalled();
});

it('FORM-3 a code requested before the captcha has come: the field says so, and what was typed stays', async () => {
  const send = vi.fn(() => smsSent);
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late: Fixture = { path: getCode.path, reply: (payload) => onItsWay.then(() => codes.reply(payload)) };
  await openLogin([late, answers(getSmsCode, send)]);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabelText('手机号').fill('15400000002');
  await captchaCharacters.fill('0000');
  await requestCode.click();
  await expect.element(page.getByText('图形验证码还没有显示，请等它出现后再填')).toBeVisible();
  await expect.element(captchaCharacters).toHaveFocus();
  await expect.element(captchaCharacters).toHaveValue('0000');
  expect(send).not.toHaveBeenCalled();
  arrive();
  await captchaShown();
  await requestCode.click();
  await expect.element(countdown).toBeVisible();
});

it('a number with several accounts lets the student pick one', async () => {
  const candidates = ['a', 'b'].map((studentId) => ({
    studentId,
    nameMasked: '何*',
    majorName: studentId === 'a' ? '会计学' : '电子商务',
    examineeNoMasked: '0132****0010',
  }));
  await openLogin([answers(getSmsCode, smsSent), answers(loginManyWay, { candidates })]);
  await askForCode('15400000010');
  await logInByCode('123456');
  await expect.element(page.getByRole('heading', { name: '该手机号关联 2 个考籍，请选择' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /电子商务/ })).toBeVisible();
});

it('a one-time ticket in the address logs in at once, and leads to its redirect', async () => {
  const { send } = await openLogin(
    [answers(loginByTicket, loggedIn)],
    '/login?ticket=0123456789abcdef&redirect=%2Fcourse%2Flist',
  );
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toMatchObject({ type: 'login.succeeded', redirect: '/course/list' });
  expect(send).toHaveBeenCalledOnce();
});

it('a ticket that is used up says so, and the form can be used instead', async () => {
  const text = '登录凭证已失效，请从原入口重新进入';
  const { send } = await openLogin(
    [refuses(loginByTicket, errorCode.stateForbids, text)],
    '/login?ticket=0123456789abcdef',
  );
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(account).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

/** A server that answers the request for demo accounts; call `mockRestore` at the end. */
const serveDemoAccounts = (data: DemoAccount[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })));

const serverTime: DateTime = '2026-11-21 20:14:00';

/** The login page with one answer about the public services. */
const renderWith = (services: DataOf<typeof getPublicServiceListNLog>) =>
  render(
    <StoryApp fixtures={[answers(getPublicServiceListNLog, services)]} student={null}>
      <LoginPage />
    </StoryApp>,
  );

it('only a demonstration server is asked for its accounts, and a press fills the form', async () => {
  const accounts = serveDemoAccounts([
    { name: '周子墨', stage: '报考有冲突', account: '013224200002', password: 'p' },
  ]);
  const service = { list: [], maintenance: null, serverTime };
  const real = await renderWith({ ...service, demo: false });
  await expect.element(account).toBeVisible();
  await real.unmount();
  expect(accounts).not.toHaveBeenCalled();
  await renderWith({ ...service, demo: true });
  const panel = page.getByText('演示账号（1）');
  await expect.element(panel).toBeVisible();
  const entry = page.getByRole('button', { name: /周子墨/ });
  await expect.element(entry).toBeVisible();
  await entry.click();
  await expect.element(account).toHaveValue('013224200002');
  accounts.mockRestore();
});

it('the demo accounts do not cover the announced maintenance', async () => {
  const accounts = serveDemoAccounts(
    Array.from({ length: 13 }, (_, at) => ({
      name: `学生${at}`,
      stage: '',
      account: `${at}`,
      password: 'p',
    })),
  );
  const maintenance = { startTime: '2026-11-29 00:00:00', endTime: '2026-11-29 04:00:00' } as const;
  const service = { list: [], maintenance, serverTime, demo: true };
  await renderWith(service);
  const list = page.getByRole('button', { name: '学生0' });
  await expect.element(list).toBeVisible();
  const bottom = page.getByText('请错开办理').element().getBoundingClientRect().bottom;
  const top = page.getByText('演示账号（13）').element().getBoundingClientRect().top;
  expect(top).toBeGreaterThanOrEqual(bottom);
  accounts.mockRestore();
});

it('on a phone the demo accounts are folded up', async () => {
  await page.viewport(360, 740);
  const accounts = serveDemoAccounts([{ name: '周子墨', stage: '', account: '1', password: 'p' }]);
  const service = { list: [], maintenance: null, serverTime, demo: true };
  await renderWith(service);
  await expect.element(page.getByText('演示账号（1）')).toBeVisible();
  await expect.element(page.getByText('周子墨')).not.toBeVisible();
  accounts.mockRestore();
  await page.viewport(1280, 800);
});

it('/searchId a number that was found stands in the form, once', async () => {
  handLoginAccount('013224100010');
  const { screen } = await openLogin([]);
  await expect.element(account).toHaveValue('013224100010');
  await screen.unmount();
  await openLogin([]);
  await expect.element(account).toHaveValue('');
});
