import type { updatePassword } from '@qianwei/api/contract/account';
import { type PasswordOwner, passwordProblem } from '@qianwei/api/contract/password-rules';
import type { InputOf } from '@qianwei/api/endpoint';
import type { Client } from '../../shared/client/client.tsx';
import { encryptPasswords } from '../../shared/phone-code/code-calls.ts';

/** Values of the form. `smsCode` instead of `oldPassword` after a login by SMS. */
export interface ChangeFields {
  oldPassword: string;
  smsCode: string;
  newPassword: string;
  confirmPassword: string;
}

/** Checks the fields before anything is sent: one Chinese text by the name of each wrong field. */
export function checkChange(
  fields: ChangeFields,
  bySms: boolean,
  owner: PasswordOwner,
): Record<string, string> {
  const { oldPassword, smsCode, newPassword, confirmPassword } = fields;
  const problems: Record<string, string> = {};
  if (!bySms && oldPassword === '') problems.oldPassword = '请输入原密码';
  if (bySms && !/^\d{6}$/.test(smsCode.trim()))
    problems.smsCode = smsCode.trim() === '' ? '请输入短信验证码' : '短信验证码应为 6 位数字';
  const problem = passwordProblem(newPassword, owner);
  if (problem !== null) problems.newPassword = problem;
  else if (!bySms && newPassword === oldPassword) problems.newPassword = '新密码不能与原密码相同';
  if (confirmPassword === '') problems.confirmPassword = '请再次输入新密码';
  else if (confirmPassword !== newPassword) problems.confirmPassword = '两次输入的新密码不一致';
  return problems;
}

/** The payload that changes the password; every password in it is encrypted (API-9). */
export async function changePayload(
  client: Client,
  fields: ChangeFields,
  bySms: boolean,
): Promise<InputOf<typeof updatePassword>> {
  const clear = [fields.newPassword, fields.confirmPassword, ...(bySms ? [] : [fields.oldPassword])];
  const [newPassword = '', confirmPassword = '', oldPassword] = await encryptPasswords(client, clear);
  const proof = bySms ? { smsCode: fields.smsCode.trim() } : { oldPassword };
  return { ...proof, newPassword, confirmPassword };
}
