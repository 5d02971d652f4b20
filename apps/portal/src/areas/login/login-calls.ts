import { errorCode } from '@qianwei/api/contract/envelope';
import { account, captchaCode, mobile, smsCode } from '@qianwei/api/contract/fields';
import { getSmsCode, loginByTicket, loginManyWay } from '@qianwei/api/contract/login';
import { ApiError, toApiError } from '@qianwei/api/errors';
import { type GenericSchema, safeParse } from 'valibot';
import type { Client } from '../../shared/client/client.tsx';
import { askedWith, noteAsked } from '../../shared/phone-code/asked-code.ts';
import { askedWait } from '../../shared/phone-code/asked-wait.ts';
import { encryptPasswords } from '../../shared/phone-code/code-calls.ts';

/** Why a login did not succeed, as the form shows it. */
export interface LoginProblem {
  /** One Chinese text for each wrong field. */
  fields: Record<string, string>;
  /** What no field is to blame for; empty when fields say it all. */
  message: string;
  /** A captcha has to be solved with the next try. */
  captchaRequired: boolean;
  /** Seconds to wait (1040003), or 0. */
  waitSeconds: number;
}

/** What the fields of the login forms hold. */
export interface LoginFields {
  account: string;
  password: string;
  mobile: string;
  smsCode: string;
  /** Answer to the captcha. */
  code: string;
}

const schemas = { account, mobile, smsCode, code: captchaCode } as const;

/** What is wrong with the named fields before anything is sent, one text each (screens 2.2). */
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

/** Puts a failed call into the form's words; null for a call that was taken back (API-16). */
export function explain(thrown: unknown): LoginProblem | null {
  const error = toApiError(thrown);
  if (error.kind === 'cancelled') return null;
  const data = (error.data ?? {}) as { captchaRequired?: unknown };
  const fields = { ...error.fieldErrors };
  if (error.errorCode === errorCode.captchaWrong) fields.code ??= error.message;
  if (error.errorCode === errorCode.smsCodeWrong) fields.smsCode ??= error.message;
  return {
    fields,
    message: Object.keys(fields).length > 0 ? '' : error.message,
    captchaRequired: data.captchaRequired === true || error.errorCode === errorCode.captchaWrong,
    waitSeconds: askedWait(error) ?? 0,
  };
}

/** Logs in by account and password; the password travels encrypted (API-9). */
export async function loginByPassword(
  client: Client,
  fields: Pick<LoginFields, 'account' | 'password'>,
  captcha: { code: string; codeKey: string } | null,
) {
  const [password = ''] = await encryptPasswords(client, [fields.password]);
  return client.call(loginManyWay, { loginType: 'PASSWORD', account: fields.account, password, ...captcha });
}

const notAsked = () => new ApiError('business', '', { fieldErrors: { smsCode: '请先获取短信验证码' } });

/** Logs in by the SMS code that was asked for here; `studentId` picks one of several accounts of the number. */
export async function loginBySms(
  client: Client,
  fields: Pick<LoginFields, 'mobile' | 'smsCode'>,
  studentId?: string,
) {
  const codeKey = askedWith('LOGIN');
  if (codeKey === null) throw notAsked();
  const { mobile: number, smsCode: code } = fields;
  return client.call(loginManyWay, { loginType: 'SMS', mobile: number, smsCode: code, codeKey, studentId });
}

/** Sends a login code to the number. */
export async function sendLoginCode(
  client: Client,
  number: string,
  captcha: { code: string; codeKey: string },
) {
  const sent = await client.call(getSmsCode, { mobile: number, ...captcha });
  noteAsked('LOGIN', captcha.codeKey);
  return sent;
}

/** Logs in with a partner's one-time ticket. */
export function loginWithTicket(client: Client, ticket: string) {
  return client.call(loginByTicket, { ticket });
}
