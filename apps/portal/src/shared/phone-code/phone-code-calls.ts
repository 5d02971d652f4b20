import { captchaCode, mobile } from '@qianwei/api/contract/fields';
import { getSmsCode, getSmsCodeNLog } from '@qianwei/api/contract/login';
import type { InputOf } from '@qianwei/api/endpoint';
import type { Client } from '../client/client.tsx';
import { checkFields } from '../form/check-fields.ts';
import { codeAtItsField } from './code-errors.ts';
import { storeCodeKey } from './code-key.ts';

/** The purpose of a code. */
export type PhoneCodeScene = 'LOGIN' | InputOf<typeof getSmsCodeNLog>['scene'];

/**
 * Checks a request for a code before it is sent: one text for each wrong field. Without a number it is for the bound
 * one.
 */
export const checkRequest = (request: { mobile?: string; code: string }): Record<string, string> =>
  checkFields({ code: captchaCode, ...(request.mobile !== undefined && { mobile }) }, request);

/**
 * Requests a code; a wrong captcha is reported at its field. A visitor's code works with the key of its captcha only, so
 * that this key is stored.
 */
export async function sendPhoneCode(
  client: Client,
  { scene, mobile: number, lookupToken }: { scene: PhoneCodeScene; mobile?: string; lookupToken?: string },
  captcha: { code: string; codeKey: string },
) {
  try {
    const sent =
      scene === 'LOGIN'
        ? await client.call(getSmsCode, { mobile: number ?? '', ...captcha })
        : await client.call(getSmsCodeNLog, { scene, mobile: number, lookupToken, ...captcha });
    storeCodeKey(scene, captcha.codeKey);
    return sent;
  } catch (error) {
    throw codeAtItsField(error);
  }
}
