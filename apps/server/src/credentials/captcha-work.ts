import { createHash } from 'node:crypto';
import type { CallContext } from '../http/implement.ts';
import { captchaSeconds, keepCaptcha } from './captcha-row.ts';

/**
 * Zero bits that the hash must begin with. A browser tries 2^17 = 131,072 of the 36^4 = 1,679,616 codes on average,
 * one to two seconds of a slow phone; that none of them is right has the probability (1 − 2^−17)^(36^4) = 2.7 · 10^−6, and
 * the browser then asks for another challenge. With 18 bits it would be 1.6 · 10^−3.
 */
const difficulty = 17;

/** Makes a challenge whose answer costs a browser work instead of eyes (F4), and keeps it. */
export async function createCaptchaWork(context: CallContext) {
  const codeKey = context.random.id();
  const challenge = context.random.token(16);
  await keepCaptcha(context, codeKey, { kind: 'WORK', challenge });
  return { codeKey, challenge, difficulty, expireSeconds: captchaSeconds };
}

/** True when the SHA-256 of `challenge:code` begins with `bits` zero bits (1 to 32; 17 by default). */
export function isWorkDone(challenge: string, code: string, bits = difficulty): boolean {
  const hash = createHash('sha256').update(`${challenge}:${code}`).digest();
  return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}
