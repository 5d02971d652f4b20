import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { getStudentDetail, updatePassword } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, held, refuses, StoryApp, type StoryAppProps } from '../../shared/client/story-client.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { storyCodes } from '../../shared/phone-code/story-codes.ts';
import { studentRecord } from '../../shared/session/student.fixtures.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import PasswordPage from './PasswordPage.tsx';

beforeEach(() => localStorage.clear());

it('FORM-2 a code that the server refuses for now can be requested when the wait that it named is over', async () => {
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

describe('the rules of the new password', () => {
  const record = answers(getStudentDetail, studentRecord);
  const newPassword = page.getByLabelText('新密码', { exact: true });
  const ownerRule = page.getByRole('listitem').filter({ hasText: '姓名拼音' });
  const markOf = (rule: typeof ownerRule) => rule.element().querySelector('svg')?.innerHTML;
  const show = (app: Partial<StoryAppProps>) =>
    render(
      <StoryApp path="/password" {...app}>
        <PasswordPage />
      </StoryApp>,
    );
  const fillAndSubmit = async (password: string) => {
    await page.getByLabelText('原密码', { exact: true }).fill('Demo@2026x');
    await newPassword.fill(password);
    await page.getByLabelText('确认新密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '修改密码' }).click();
  };

  it('F10 a rule that needs the record is not ticked until the record has come', async () => {
    const coming = held(record);
    await show({ fixtures: [coming] });
    await newPassword.fill('Jianglan2026');
    await expect.element(ownerRule).toHaveTextContent(/（提交时核对）$/);
    coming.let();
    await expect.element(ownerRule).toHaveTextContent(/姓名拼音，已满足$/);
  });

  it.each([
    ['the name in pinyin', 'ZiMo.Zhou7', '密码不能包含姓名拼音'],
    ['the mobile number', 'Ab#15400000002', '密码不能包含手机号'],
    ['the end of the ID-card number', 'Ab#170335', '密码不能包含身份证后六位'],
  ])('F10 a password with %s keeps its rule open and is not sent', async (_, password, problem) => {
    const update = vi.fn(() => ({ needLogin: true as const }));
    await show({ fixtures: [record, answers(updatePassword, update), await storyCodes()] });
    await newPassword.fill('Jianglan2026');
    await expect.element(ownerRule).toHaveTextContent(/，已满足$/);
    await newPassword.fill('');
    const openMark = markOf(ownerRule);
    await fillAndSubmit(password);
    await expect.element(ownerRule).toHaveTextContent(/，未满足$/);
    // Crossed now, beside its error: while it was typed the rule was only open.
    expect(markOf(ownerRule)).not.toBe(openMark);
    await expect.element(page.getByText(problem)).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it('F10 a student who must change the password reads which rule is only checked when it is sent', async () => {
    const detail = vi.fn(() => studentRecord);
    await show({ mustChangePassword: true, fixtures: [answers(getStudentDetail, detail)] });
    await newPassword.fill('Zhouzimo1');
    await expect.element(ownerRule).toHaveTextContent(/（提交时核对）$/);
    await newPassword.fill('Ab#013224200002');
    await expect.element(ownerRule).toHaveTextContent(/，未满足$/);
    expect(detail).not.toHaveBeenCalled();
  });

  it.each([
    ['FIRST', '这是第一次登录，用的是初始密码。'],
    ['RESET', '密码已被重置。'],
    ['EXPIRED', '密码超过 180 天没有更换。'],
  ])('a student who must change it reads the one reason: %s', async (changeReason, text) => {
    await show({ mustChangePassword: true, changeReason });
    await expect.element(page.getByText(`${text}修改后才能使用其他功能。`)).toBeVisible();
  });

  it('F10 a common password is refused at its field, with what was typed kept', async () => {
    const problem = '密码过于常见，容易被猜到，请换一个';
    const common = refuses(updatePassword, errorCode.badParameter, '提交内容有误', {
      fieldErrors: { newPassword: problem },
    });
    await show({ fixtures: [record, common, await storyCodes()] });
    await fillAndSubmit('Password1');
    await expect.element(page.getByText(problem)).toBeVisible();
    await expect.element(newPassword).toHaveAccessibleDescription(new RegExp(problem));
    await expect.element(newPassword).toHaveValue('Password1');
    await expect.element(newPassword).toHaveFocus();
  });
});
