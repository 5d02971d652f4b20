import { getCode } from '@qianwei/api/contract/login';
import { answers, type Fixture } from '../client/story-client.tsx';
import { storyWork } from './story-captcha.ts';

const algorithm = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

/**
 * Answers for captchas (`c1`, or `w1` and so on for challenges) and for the key `k1` that encrypts passwords; its
 * private key is dropped.
 */
export async function storyCodes(): Promise<Fixture> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  const publicKey = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----`;
  const image = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
  return answers(getCode, ({ codeType }) => {
    if (codeType === 'PUBLIC_KEY') return { keyId: 'k1', publicKey };
    return codeType === 'WORK' ? storyWork() : { codeKey: 'c1', image, expireSeconds: 300 };
  });
}
