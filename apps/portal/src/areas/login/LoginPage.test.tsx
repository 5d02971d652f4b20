import '@qianwei/ui/theme/themes.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode, loginManyWay } from '@qianwei/api/contract/login';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, hangs, refuses, StoryApp, storyStudent } from '../../shared/story-client.tsx';
import LoginPage from './LoginPage.tsx';

/** A key pair's public half, made for this test. */
async function publicKey(): Promise<string> {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----`;
}

const pem = await publicKey();
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const codes: Fixture = {
  path: getCode.path,
  reply: (payload) => {
    const isKey = JSON.stringify(payload).includes('PUBLIC_KEY');
    const data = isKey
      ? { keyId: 'k1', publicKey: pem }
      : { codeKey: 'c1', image: picture, expireSeconds: 300 };
    return answers(getCode, data).reply(payload);
  },
};
const { majorInfoList, ...student } = storyStudent;
const loggedIn = {
  ...student,
  applyExamLevel: 'TOP_UP' as const,
  majorInfoList: [],
  needChooseMajor: false,
  mustChangePassword: false,
  lastLogin: null,
};

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

it('ERR-5 a locked account is told once, above the form', async () => {
  const text = '账号已锁定，请 15 分钟后再试或使用短信登录';
  await open([refuses(loginManyWay, errorCode.stateForbids, text)]).shown;
  await fill('013224200002');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  expect(page.getByText(text).elements()).toHaveLength(1);
});

it('FORM-2 after a code was sent the button counts down, also after a reload', async () => {
  const sent = { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0002' };
  const first = await open([answers(getSmsCode, sent)]).shown;
  const ask = async () => {
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByLabelText('手机号').fill('15400000002');
  };
  await ask();
  await page.getByLabelText('图形验证码', { exact: true }).fill('0000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
  await first.unmount();
  await open([]).shown;
  await ask();
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
});

it('a number with several accounts lets the student pick one', async () => {
  const candidates = ['a', 'b'].map((studentId) => ({
    studentId,
    nameMasked: '何*',
    majorName: studentId === 'a' ? '会计学' : '电子商务',
    examineeNoMasked: '0132****0010',
  }));
  await open([answers(loginManyWay, { candidates })]).shown;
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabelText('手机号').fill('15400000010');
  await page.getByLabelText('短信验证码').fill('123456');
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: '该手机号关联 2 个考籍，请选择' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /电子商务/ })).toBeVisible();
});
