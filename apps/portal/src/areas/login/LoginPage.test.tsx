import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode, loginByTicket, loginManyWay } from '@qianwei/api/contract/login';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, hangs, refuses, StoryApp } from '../../shared/client/story-client.tsx';
import { storyCodes } from '../../shared/phone-code/story-codes.ts';
import { loggedIn } from '../../shared/session/login.fixtures.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import LoginPage from './LoginPage.tsx';

const codes = await storyCodes();
function open(fixtures: Fixture[], path = '/login') {
  const send = vi.fn();
  const ui = (
    <StoryApp
      fixtures={[...fixtures, codes, hangs(getPublicServiceListNLog)]}
      path={path}
      student={null}
      send={send}
    >
      <LoginPage />
    </StoryApp>
  );
  return { send, shown: render(ui) };
}

const account = page.getByLabelText('账号', { exact: true });
const password = page.getByLabelText('密码', { exact: true });

async function fill(name: string) {
  await account.fill(name);
  await password.fill('Demo@2026x');
  await page.getByText('我已阅读并同意').click();
}

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
  const { send, shown } = open([login], '/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1');
  await shown;
  await fill(' 320198 19980917 033x ');
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
  await open([refuses(loginManyWay, errorCode.badParameter, '提交内容有误', wrong)]).shown;
  await fill('013224200002');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(page.getByText('账号或密码错误，还可尝试 3 次')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expect.element(account).toHaveValue('013224200002');
  await expect.element(page.getByLabelText('图形验证码', { exact: true })).toBeVisible();
});

it('FORM-3 nothing filled in: each field says what is missing, and focus is on the first', async () => {
  await open([]).shown;
  await page.getByRole('button', { name: '登录', exact: true }).click();
  for (const text of ['请输入账号', '请输入密码', '请先阅读并同意协议'])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(account).toHaveFocus();
});

it('ERR-5 a locked account is reported once, above the form', async () => {
  const text = '账号已锁定，请 15 分钟后再试或使用短信登录';
  await open([refuses(loginManyWay, errorCode.stateForbids, text)]).shown;
  await fill('013224200002');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  expect(page.getByText(text).elements()).toHaveLength(1);
});

const sent = { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0002' };

async function typeNumber(number: string): Promise<void> {
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabelText('手机号').fill(number);
}

async function askForCode(number: string): Promise<void> {
  await typeNumber(number);
  await captchaShown();
  await page.getByLabelText('图形验证码', { exact: true }).fill('0000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
}

async function logInByCode(code: string): Promise<void> {
  await page.getByLabelText('短信验证码').fill(code);
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

it('FORM-2 after a code was sent the button counts down, also after a reload', async () => {
  const first = await open([answers(getSmsCode, sent)]).shown;
  await askForCode('15400000002');
  await first.unmount();
  await open([]).shown;
  await typeNumber('15400000002');
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
});

it('F3 a code that was requested before a reload logs in, with the key that it was requested with', async () => {
  let asked: unknown;
  const first = await open([
    answers(getSmsCode, ({ codeKey }) => {
      asked = codeKey;
      return sent;
    }),
  ]).shown;
  await askForCode('15400000002');
  await first.unmount();
  const tried = vi.fn(() => loggedIn);
  const { send, shown } = open([answers(loginManyWay, tried)]);
  await shown;
  await typeNumber('15400000002');
  await logInByCode('123456');
  await expect.poll(() => send.mock.calls[0]?.[0]).toMatchObject({ type: 'login.succeeded' });
  expect(tried).toHaveBeenCalledWith(expect.objectContaining({ smsCode: '123456', codeKey: asked }));
});

it('F3 a code that this device has not requested is not sent: the field says what to do', async () => {
  localStorage.removeItem('qianwei_code_key_LOGIN');
  const tried = vi.fn(() => loggedIn);
  await open([answers(loginManyWay, tried)]).shown;
  await typeNumber('15400000002');
  await logInByCode('123456');
  await expect.element(page.getByText('请先获取短信验证码')).toBeVisible();
  expect(tried).not.toHaveBeenCalled();
});

it('FORM-3 a code requested before the captcha has come: the field says so, and what was typed stays', async () => {
  const send = vi.fn(() => sent);
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late: Fixture = { path: getCode.path, reply: (payload) => onItsWay.then(() => codes.reply(payload)) };
  await open([late, answers(getSmsCode, send)]).shown;
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabelText('手机号').fill('15400000002');
  const characters = page.getByLabelText('图形验证码', { exact: true });
  await characters.fill('0000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByText('图形验证码还没有显示，请等它出现后再填')).toBeVisible();
  await expect.element(characters).toHaveFocus();
  await expect.element(characters).toHaveValue('0000');
  expect(send).not.toHaveBeenCalled();
  arrive();
  await captchaShown();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
});

it('a number with several accounts lets the student pick one', async () => {
  const candidates = ['a', 'b'].map((studentId) => ({
    studentId,
    nameMasked: '何*',
    majorName: studentId === 'a' ? '会计学' : '电子商务',
    examineeNoMasked: '0132****0010',
  }));
  await open([answers(getSmsCode, sent), answers(loginManyWay, { candidates })]).shown;
  await askForCode('15400000010');
  await logInByCode('123456');
  await expect.element(page.getByRole('heading', { name: '该手机号关联 2 个考籍，请选择' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /电子商务/ })).toBeVisible();
});

it('a one-time ticket in the address logs in at once, and leads to its redirect', async () => {
  const { send, shown } = open(
    [answers(loginByTicket, loggedIn)],
    '/login?ticket=0123456789abcdef&redirect=%2Fcourse%2Flist',
  );
  await shown;
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toMatchObject({ type: 'login.succeeded', redirect: '/course/list' });
  expect(send).toHaveBeenCalledOnce();
});

it('a ticket that is used up says so, and the form can be used instead', async () => {
  const text = '登录凭证已失效，请从原入口重新进入';
  const { send, shown } = open(
    [refuses(loginByTicket, errorCode.stateForbids, text)],
    '/login?ticket=0123456789abcdef',
  );
  await shown;
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(account).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('only a demonstration server is asked for its accounts, and a press fills the form', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(
      Response.json({
        data: [{ name: '周子墨', stage: '报考有冲突', account: '013224200002', password: 'p' }],
      }),
    ),
  );
  const service = { list: [], maintenance: null, serverTime: '2026-11-21 20:14:00' };
  const visit = (demo: boolean) =>
    render(
      <StoryApp fixtures={[answers(getPublicServiceListNLog, { ...service, demo })]} student={null}>
        <LoginPage />
      </StoryApp>,
    );
  const real = await visit(false);
  await expect.element(account).toBeVisible();
  await real.unmount();
  expect(asked).not.toHaveBeenCalled();
  await visit(true);
  const panel = page.getByText('演示账号（1）');
  await expect.element(panel).toBeVisible();
  const entry = page.getByRole('button', { name: /周子墨/ });
  await expect.element(entry).toBeVisible();
  await entry.click();
  await expect.element(account).toHaveValue('013224200002');
  asked.mockRestore();
});

it('the demo accounts do not cover the announced maintenance', async () => {
  const accounts = Array.from({ length: 13 }, (_, at) => ({
    name: `学生${at}`,
    stage: '',
    account: `${at}`,
  }));
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ data: accounts })));
  const maintenance = { startTime: '2026-11-29 00:00:00', endTime: '2026-11-29 04:00:00' };
  const service = { list: [], maintenance, serverTime: '2026-11-21 20:14:00', demo: true };
  await render(
    <StoryApp fixtures={[answers(getPublicServiceListNLog, service)]} student={null}>
      <LoginPage />
    </StoryApp>,
  );
  const list = page.getByRole('button', { name: '学生0' });
  await expect.element(list).toBeVisible();
  const bottom = page.getByText('请错开办理').element().getBoundingClientRect().bottom;
  const top = page.getByText('演示账号（13）').element().getBoundingClientRect().top;
  expect(top).toBeGreaterThanOrEqual(bottom);
  asked.mockRestore();
});

it('on a phone the demo accounts are folded up', async () => {
  await page.viewport(360, 740);
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ data: [{ name: '周子墨', stage: '', account: '1', password: 'p' }] })),
    );
  const service = { list: [], maintenance: null, serverTime: '2026-11-21 20:14:00', demo: true };
  await render(
    <StoryApp fixtures={[answers(getPublicServiceListNLog, service)]} student={null}>
      <LoginPage />
    </StoryApp>,
  );
  await expect.element(page.getByText('演示账号（1）')).toBeVisible();
  await expect.element(page.getByText('周子墨')).not.toBeVisible();
  asked.mockRestore();
  await page.viewport(1280, 800);
});
