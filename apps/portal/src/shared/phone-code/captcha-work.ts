import { solveCaptchaWork } from '@qianwei/api/captcha-work';
import { getCode } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import type { Client } from '../client/client.tsx';

/** Asks for work instead of a picture and does it: the answer, and the key that it goes with. */
export async function workOutCaptcha(
  client: Client,
  signal: AbortSignal,
): Promise<{ codeKey: string; code: string }> {
  const work = await client.call(getCode, { codeType: 'WORK' });
  if (!('challenge' in work)) throw new ApiError('malformed', '验证没有完成，请重试或改用图片');
  const code = await solveCaptchaWork(work, signal);
  // Few challenges have no answer at all; the next one has.
  return code === null ? workOutCaptcha(client, signal) : { codeKey: work.codeKey, code };
}
