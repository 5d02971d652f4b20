import { captchaCode, mobile } from '@qianwei/api/contract/fields';
import { getSmsCode, getSmsCodeNLog } from '@qianwei/api/contract/login';
import type { InputOf } from '@qianwei/api/endpoint';
import type { Client } from '../client/client.tsx';
import { checkFields } from '../form/check-fields.ts';
import { noteAsked } from './asked-code.ts';
import { codeAtItsField } from './code-errors.ts';

/** What a code is for. */
export type PhoneCodeScene = 'LOGIN' | InputOf<typeof getSmsCodeNLog>['scene'];

/** What is wrong with a request for a code before it is sent, one text for each field; no number is the bound one. */
export const checkRequest = (request: { mobile?: string; code: string }): Record<string, string> =>
  checkFields({ code: captchaCode, ...(request.mobile !== undefined && { mobile }) }, request);

/**
 * Has a code sent; a wrong captcha is refused at its field. A code for login works with the key of its captcha alone,
 * so that this key is remembered.
 */
export async function sendPhoneCode(
  client: Client,
  { scene, mobile: number }: { scene: PhoneCodeScene; mobile?: string },
  captcha: { code: string; codeKey: string },
) {
  try {
    if (scene !== 'LOGIN') return await client.call(getSmsCodeNLog, { scene, mobile: number, ...captcha });
    const sent = await client.call(getSmsCode, { mobile: number ?? '', ...captcha });
    noteAsked(scene, captcha.codeKey);
    return sent;
  } catch (error) {
    throw codeAtItsField(error);
  }
}
