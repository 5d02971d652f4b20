import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Fixture, hangs, StoryApp } from '../../../shared/client/story-client.tsx';
import { storyCodes } from '../../../shared/phone-code/story-codes.ts';
import LoginPage from '../LoginPage.tsx';

/** Captchas and the key for passwords, as `openLogin` answers them. */
export const codes = await storyCodes();

/** The answer to a request for a code by SMS. */
export const smsSent = { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0002' };

/** The login page for a visitor, with a server in memory; `send` records the events for the session. */
export async function openLogin(fixtures: readonly Fixture[], path = '/login') {
  const send = vi.fn();
  const screen = await render(
    <StoryApp
      fixtures={[...fixtures, codes, hangs(getPublicServiceListNLog)]}
      path={path}
      student={null}
      send={send}
    >
      <LoginPage />
    </StoryApp>,
  );
  return { send, screen };
}

export const account = page.getByLabelText('账号', { exact: true });
export const password = page.getByLabelText('密码', { exact: true });
export const captchaCharacters = page.getByLabelText('图形验证码', { exact: true });
export const consent = page.getByText('我已阅读并同意');
export const logIn = page.getByRole('button', { name: '登录', exact: true });
export const requestCode = page.getByRole('button', { name: '获取验证码' });
/** The same button while another code must be waited for. */
export const countdown = page.getByRole('button', { name: /^\d+ 秒后重发$/ });

/** Fills the password form in. */
export async function fillPasswordForm(name: string): Promise<void> {
  await account.fill(name);
  await password.fill('Demo@2026x');
  await consent.click();
}

/** Turns to the SMS form and types a mobile number. */
export async function typeMobile(number: string): Promise<void> {
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabelText('手机号').fill(number);
}
