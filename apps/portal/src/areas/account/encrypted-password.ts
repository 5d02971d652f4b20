import { getCode } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import type { Client } from '../../shared/client/client.tsx';

/** The password as it travels (API-9), with a key fetched for this one use. */
export async function encryptedWith(client: Client, password: string): Promise<string> {
  const key = await client.call(getCode, { codeType: 'PUBLIC_KEY' });
  if (!('publicKey' in key)) throw new ApiError('malformed', '密码未能加密，请刷新页面后重试');
  const { encryptPassword } = await import('@qianwei/api/password');
  return encryptPassword(password, key);
}
