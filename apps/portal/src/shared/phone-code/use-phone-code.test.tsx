import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, getSmsCodeNLog } from '@qianwei/api/contract/login';
import { Form } from '@qianwei/ui/Form';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, refuses, StoryApp } from '../client/story-client.tsx';
import { useSubmit } from '../mutation/use-submit.ts';
import { captchaShown } from '../testing/captcha-shown.ts';
import { PhoneCodeFields } from './PhoneCodeFields.tsx';
import { usePhoneCode } from './use-phone-code.ts';

beforeEach(() => localStorage.clear());

/** A sign-up of the public services, as a guest fills it in. */
function SignUp() {
  const [mobile, setMobile] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const form = useSubmit();
  const code = usePhoneCode({ scene: 'PRACTICE_SIGNUP', mobile, form });
  return (
    <Form validationErrors={form.errors} onSubmit={() => {}}>
      {form.problem && <p role="alert">{form.problem.message}</p>}
      <PhoneCodeFields
        code={code}
        mobile={{ value: mobile, onChange: setMobile }}
        value={smsCode}
        onChange={setSmsCode}
      />
    </Form>
  );
}

/** Captchas of one test: what an earlier one still asks for is not counted. */
function countedCaptchas() {
  const fetched = vi.fn();
  const captcha = answers(getCode, () => {
    fetched();
    const id = `c${fetched.mock.calls.length}`;
    const image = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='${id}'/%3E`;
    return { codeKey: id, image, expireSeconds: 300 };
  });
  return { fetched, captcha };
}
const sent = { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0099' };
const characters = page.getByRole('textbox', { name: '图形验证码' });
const request = page.getByRole('button', { name: '获取验证码' });

async function ask(fixture: Fixture, { mobile = '15400000099', notify = () => {} } = {}) {
  const { fetched, captcha } = countedCaptchas();
  await render(
    <StoryApp fixtures={[captcha, fixture]} student={null} notify={notify}>
      <SignUp />
    </StoryApp>,
  );
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await captchaShown();
  await characters.fill('ab3d');
  await request.click();
  return { captchas: fetched };
}

it('FORM-2 sends a code to a guest’s number, says so, and waits as long as the server says', async () => {
  const send = vi.fn(() => sent);
  const notify = vi.fn();
  await ask(answers(getSmsCodeNLog, send), { notify });
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
  const text = '验证码已发送到 154****0099，5 分钟内有效。';
  expect(notify).toHaveBeenCalledWith({ type: 'success', text });
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      scene: 'PRACTICE_SIGNUP',
      mobile: '15400000099',
      code: 'ab3d',
      codeKey: 'c1',
    }),
  );
});

it('shows another captcha once one was used, so that the next request is not refused for it', async () => {
  const { captchas } = await ask(answers(getSmsCodeNLog, sent));
  await expect.element(characters).toHaveValue('');
  await expect.poll(() => captchas).toHaveBeenCalledTimes(2);
});

it('shows another captcha and says at its field that the characters were wrong', async () => {
  await ask(refuses(getSmsCodeNLog, errorCode.captchaWrong, '图形验证码不正确'));
  await expect.element(characters).toHaveAccessibleDescription(/图形验证码不正确/);
  await expect.element(characters).toHaveValue('');
  await expect.element(request).toBeVisible();
});

it('FORM-2 waits as long as a refusal asks for (1040003)', async () => {
  const text = '操作过于频繁，请稍后再试';
  await ask(refuses(getSmsCodeNLog, errorCode.tooFrequent, text, { waitSeconds: 3600 }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(page.getByRole('button', { name: /^60 分钟后重发$/ })).toBeVisible();
  await expect.element(page.getByText('验证码要得太多，60 分钟后可以再发。')).toBeVisible();
});

it('ERR-4 says that no answer came, and another code can be requested at once', async () => {
  await ask(offline(getSmsCodeNLog));
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络连接异常，请稍后再试！');
  await expect.element(request).toBeVisible();
});

it('FORM-1 sends nothing for an invalid number, and keeps the captcha for the next attempt', async () => {
  const send = vi.fn(() => sent);
  const { captchas } = await ask(answers(getSmsCodeNLog, send), { mobile: '1540' });
  await expect.element(page.getByText('手机号格式不正确')).toBeVisible();
  await expect.element(characters).toHaveValue('ab3d');
  expect(send).not.toHaveBeenCalled();
  expect(captchas).toHaveBeenCalledTimes(1);
});
