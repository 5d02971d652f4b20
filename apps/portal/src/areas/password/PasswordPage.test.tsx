import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { captcha } from '../../shared/story-captcha.ts';
import { refuses, StoryApp } from '../../shared/story-client.tsx';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import PasswordPage from './PasswordPage.tsx';

beforeEach(() => localStorage.clear());

it('FORM-2 a code that the server refuses for now can be asked for when the wait that it named is over', async () => {
  const text = '操作过于频繁，请 50 秒后再试';
  const soon = refuses(getSmsCodeNLog, errorCode.tooFrequent, text, { retryAfter: 50 });
  await render(
    <StoryApp path="/password?by=sms" fixtures={[captcha, soon]}>
      <PasswordPage />
    </StoryApp>,
  );
  await captchaShown();
  await page.getByLabelText('图形验证码', { exact: true }).fill('K7wp');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(page.getByRole('button', { name: /^(50|[1-4]?\d) 秒后重发$/ })).toBeVisible();
});
