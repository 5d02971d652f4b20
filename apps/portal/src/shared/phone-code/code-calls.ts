import { getCode } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import { encryptPassword } from '@qianwei/api/password';
import type { Client } from '../client/client.tsx';

/** A captcha picture and the key that its answer belongs to. */
interface Captcha {
  codeKey: string;
  /** Data URL. */
  image: string;
}

/** Requests a captcha picture. */
export async function fetchCaptcha(client: Client): Promise<Captcha> {
  const answer = await client.call(getCode, { codeType: 'IMAGE' });
  if (!('image' in answer)) throw new ApiError('malformed', '图形验证码没有取到，请换一张');
  return answer;
}

/** Encrypts passwords before they are sent (API-9), all with the current key of the server. */
export async function encryptPasswords(client: Client, passwords: readonly string[]): Promise<string[]> {
  const key = await client.call(getCode, { codeType: 'PUBLIC_KEY' });
  if (!('publicKey' in key)) throw new ApiError('malformed', '密码未能加密，请刷新页面后重试');
  return Promise.all(passwords.map((password) => encryptPassword(password, key)));
}
