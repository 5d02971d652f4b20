import { errorCode } from '@qianwei/api/contract/envelope';
import type { CallContext } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { characters } from './captcha-picture/alphabet.ts';
import { drawCaptcha } from './captcha-picture/draw-captcha.ts';
import { captchaKind, captchaSeconds, keepCaptcha, takeCaptcha } from './captcha-row.ts';
import { isWorkDone } from './captcha-work.ts';

const answerHash = (context: CallContext, id: string, answer: string) =>
  context.secrets.hash(`captcha:${id}:${answer.toLowerCase()}`);

/** Draws a captcha of four characters and keeps the hash of its answer. */
export async function createCaptcha(context: CallContext) {
  const id = context.random.id();
  const text = Array.from({ length: 4 }, () => characters[context.random.below(characters.length)]).join('');
  const image = await drawCaptcha(context.random, text);
  await keepCaptcha(context, id, { answerHash: answerHash(context, id, text) });
  return {
    codeKey: id,
    image: `data:image/png;base64,${image.toString('base64')}`,
    expireSeconds: captchaSeconds,
  };
}

/** 1040004 with the text also at the field `code`; `data` goes along. */
export function captchaRefusal(text: string, data: Record<string, unknown> = {}): Refusal {
  return new Refusal(errorCode.captchaWrong, text, { ...data, fieldErrors: { code: text } });
}

/**
 * True when the answer belongs to the captcha. Either kind is good for one try, right or wrong, within five minutes.
 * Of a picture's characters upper and lower case are alike. In test mode 0000 is right for any.
 */
async function isCaptchaRight(context: CallContext, codeKey: string, code: string): Promise<boolean> {
  const taken = await takeCaptcha(context, codeKey);
  if (context.testMode && code === '0000') return true;
  if (taken === undefined) return false;
  if (taken.kind === 'WORK') return taken.challenge !== null && isWorkDone(taken.challenge, code);
  return taken.answerHash === answerHash(context, codeKey, code);
}

const pictureRefused = '图形验证码错误或已过期，请重新输入';
const workRefused = '验证已过期，请重新验证后再试';

/** Refuses with 1040004 unless the answer is right. */
export async function requireCaptcha(
  context: CallContext,
  codeKey: string,
  code: string,
  data?: Record<string, unknown>,
): Promise<void> {
  if (await isCaptchaRight(context, codeKey, code)) return;
  const kind = await captchaKind(context, codeKey);
  throw captchaRefusal(kind === 'WORK' ? workRefused : pictureRefused, data);
}
