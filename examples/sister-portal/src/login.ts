import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, loginManyWay } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import { encryptPassword } from '@qianwei/api/password';
import { client, session } from './services.ts';

/** A captcha picture, and the key to send with its answer. */
export interface Captcha {
  codeKey: string;
  /** Data URL. */
  image: string;
}

/** Requests a captcha picture; each one is valid for one try. */
export async function fetchCaptcha(): Promise<Captcha | null> {
  const answer = await client.call(getCode, { codeType: 'IMAGE' });
  return 'image' in answer ? answer : null;
}

/** Logs in by account and password. The password is sent encrypted; the session machine decides where to go then. */
export async function login(
  fields: { account: string; password: string },
  captcha: { code: string; codeKey: string } | null,
) {
  if (fields.password === '') throw refusal({ password: '请输入密码' });
  const key = await client.call(getCode, { codeType: 'PUBLIC_KEY' });
  if (!('publicKey' in key)) throw new ApiError('malformed', '密码未能加密，请刷新页面后重试');
  const password = await encryptPassword(fields.password, key);
  const answer = await client.call(loginManyWay, {
    loginType: 'PASSWORD',
    account: fields.account,
    password,
    ...captcha,
  });
  if (!('token' in answer)) throw refusal({ account: '这个手机号有多个考籍，请用准考证号登录' });
  session.send({ type: 'login.succeeded', login: answer });
}

/** True when the next try needs the answer to a captcha: the server asks for it after wrong passwords. */
export function needsCaptcha(error: ApiError): boolean {
  const { captchaRequired } = (error.data ?? {}) as { captchaRequired?: unknown };
  return captchaRequired === true || error.errorCode === errorCode.captchaWrong;
}

function refusal(fieldErrors: Record<string, string>) {
  return new ApiError('business', Object.values(fieldErrors).join('；'), { fieldErrors });
}
