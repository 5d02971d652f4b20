import { solveCaptchaWork } from '@qianwei/api/captcha-work';
import { getCode } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import type { Client } from '../client/client.tsx';

/** Requests a challenge instead of a picture and solves it: the answer, and the key that it belongs to. */
export async function workOutCaptcha(
  client: Client,
  signal: AbortSignal,
): Promise<{ codeKey: string; code: string }> {
  const work = await client.call(getCode, { codeType: 'WORK' });
  if (!('challenge' in work)) throw new ApiError('malformed', '验证没有完成，请重试或改用图片');
  const code = await solveCaptchaWork(work, signal);
  // A few challenges have no answer; the next one has.
  return code === null ? workOutCaptcha(client, signal) : { codeKey: work.codeKey, code };
}
