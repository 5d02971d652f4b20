import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCode, loginManyWay } from '@qianwei/api/contract/login';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, type Fixture, offline } from '../../shared/client/story-client.tsx';
import { loggedIn } from '../../shared/session/login.fixtures.ts';
import {
  captchaCharacters,
  codes,
  countdown,
  fillPasswordForm,
  logIn,
  openLogin,
  password,
  requestCode,
  smsSent,
  typeMobile,
} from './testing/open-login.tsx';

interface Sent {
  code?: string;
  codeKey?: string;
}

/** Answers with one refusal after the other, then with `fixture`; keeps what was sent. */
function after(refusals: { errorCode: number; errorMsg: string; data: unknown }[], fixture: Fixture) {
  const sent: Sent[] = [];
  const reply: Fixture['reply'] = (payload) => {
    sent.push(payload as Sent);
    const refusal = refusals[sent.length - 1];
    return refusal ? Response.json(refusal) : fixture.reply(payload);
  };
  return { sent, fixture: { path: fixture.path, reply } };
}

/** True when the browser has really worked: the story's challenges are hashed with 6 zero bits. */
async function isWorked({ code = '', codeKey = '' }: Sent): Promise<boolean> {
  const challenge = codeKey.replace('w', 'story-');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}:${code}`));
  return /^[0-9A-Z]{4}$/.test(code) && (new Uint8Array(hash)[0] ?? 255) < 4;
}

const withoutPicture = page.getByRole('button', { name: '看不清？免图片验证' });
const expired = '验证已过期，请重新验证后再试';

beforeEach(() => localStorage.clear());

it('F4 a student who cannot see the picture logs in, by keyboard alone', async () => {
  const wrong = { fieldErrors: { password: '账号或密码错误，还可尝试 3 次' }, captchaRequired: true };
  const refusal = { errorCode: errorCode.badParameter, errorMsg: '提交内容有误', data: wrong };
  const { sent, fixture } = after([refusal], answers(loginManyWay, loggedIn));
  const { send } = await openLogin([fixture]);
  await fillPasswordForm('013224200002');
  await logIn.click();
  await captchaCharacters.click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: '验证已完成' })).toBeInTheDocument();
  await password.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls[0]?.[0]).toMatchObject({ type: 'login.succeeded' });
  expect(sent[1]?.codeKey).toMatch(/^w\d+$/);
  expect(await isWorked(sent[1] ?? {})).toBe(true);
});

it('F4 an SMS code is sent without a picture; an expired answer is worked out again by itself', async () => {
  const late = {
    errorCode: errorCode.captchaWrong,
    errorMsg: expired,
    data: { fieldErrors: { code: expired } },
  };
  const { sent, fixture } = after([late], answers(getSmsCode, smsSent));
  await openLogin([fixture]);
  await typeMobile('15400000002');
  await withoutPicture.click();
  await expect.element(page.getByText('验证已完成').first()).toBeVisible();
  await requestCode.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(page.getByText('验证已完成').first()).toBeVisible();
  await expect.element(page.getByText(expired)).not.toBeInTheDocument();
  await requestCode.click();
  await expect.element(countdown).toBeVisible();
  expect(new Set(sent.map(({ codeKey }) => codeKey)).size).toBe(2);
  expect(await Promise.all(sent.map(isWorked))).toEqual([true, true]);
});

it('F4 before the work is done the field says so, and nothing is sent', async () => {
  const { sent, fixture } = after([], answers(getSmsCode, smsSent));
  const picture: Fixture = {
    path: getCode.path,
    reply: (payload) =>
      Object(payload).codeType === 'WORK' ? new Promise<Response>(() => {}) : codes.reply(payload),
  };
  await openLogin([fixture, { ...picture, hangs: true }]);
  await typeMobile('15400000002');
  await withoutPicture.click();
  await requestCode.click();
  await expect.element(page.getByText('验证还没有完成，请稍候再试')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '改用图片' })).toHaveFocus();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: '改用图片' }).click();
  await expect.element(captchaCharacters).toBeVisible();
});

it('F4 without network the work can be tried again', async () => {
  let away = true;
  const network: Fixture = {
    path: getCode.path,
    reply: (payload) => (away ? offline(getCode) : codes).reply(payload),
  };
  await openLogin([network]);
  await typeMobile('15400000002');
  await withoutPicture.click();
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  away = false;
  await retry.click();
  await expect.element(page.getByText('验证已完成').first()).toBeVisible();
});
