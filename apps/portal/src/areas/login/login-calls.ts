import { account, captchaCode, mobile, smsCode } from '@qianwei/api/contract/fields';
import { loginByTicket, loginManyWay } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import { type GenericSchema, safeParse } from 'valibot';
import type { Client } from '../../shared/client/client.tsx';
import { encryptPasswords } from '../../shared/phone-code/code-calls.ts';
import { readCodeKey } from '../../shared/phone-code/code-key.ts';

// Fetched together with the calls.
export { codeAtItsField, needsCaptcha } from '../../shared/phone-code/code-errors.ts';

/** Values of the fields of the login forms. */
export interface LoginFields {
  account: string;
  password: string;
  mobile: string;
  smsCode: string;
  /** Answer to the captcha. */
  code: string;
}

const schemas = { account, mobile, smsCode, code: captchaCode } as const;

/** Checks fields before anything is sent: one Chinese text by the name of each wrong field (screens 2.2). */
export function checkLoginFields(fields: Partial<LoginFields>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'password') {
      if (value === '') problems.password = '请输入密码';
      continue;
    }
    const schema: GenericSchema = schemas[name as keyof typeof schemas];
    const result = safeParse(schema, value);
    if (!result.success) problems[name] = result.issues[0].message;
  }
  return problems;
}

/** Logs in by account and password; the password is sent encrypted (API-9). */
export async function loginByPassword(
  client: Client,
  fields: Pick<LoginFields, 'account' | 'password'>,
  captcha: { code: string; codeKey: string } | null,
) {
  const [password = ''] = await encryptPasswords(client, [fields.password]);
  return client.call(loginManyWay, { loginType: 'PASSWORD', account: fields.account, password, ...captcha });
}

const notRequested = () => new ApiError('business', '', { fieldErrors: { smsCode: '请先获取短信验证码' } });

/**
 * Logs in by an SMS code that this device has requested; throws an `ApiError` at `smsCode` when it has not.
 * `studentId` picks one of several accounts of the number.
 */
export async function loginBySms(
  client: Client,
  fields: Pick<LoginFields, 'mobile' | 'smsCode'>,
  studentId?: string,
) {
  const codeKey = readCodeKey('LOGIN');
  if (codeKey === null) throw notRequested();
  const { mobile: number, smsCode: code } = fields;
  return client.call(loginManyWay, { loginType: 'SMS', mobile: number, smsCode: code, codeKey, studentId });
}

/** Logs in with a partner's one-time ticket. */
export function loginWithTicket(client: Client, ticket: string) {
  return client.call(loginByTicket, { ticket });
}
