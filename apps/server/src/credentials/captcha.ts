import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import * as svgCaptcha from 'svg-captcha-fixed';
import { captcha } from '../db/schema/security.ts';
import type { CallContext } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';

/** Seconds that a captcha waits for its answer. */
const captchaSeconds = 300;

// Without the characters that look alike.
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

// The library's types leave out that the module itself draws a given text.
const draw = (svgCaptcha as unknown as { default: (text: string, options: object) => string }).default;

const answerHash = (context: CallContext, id: string, answer: string) =>
  context.secrets.hash(`captcha:${id}:${answer.toLowerCase()}`);

/** Draws a captcha of four characters and keeps the hash of its answer. */
export async function createCaptcha(context: CallContext) {
  const now = context.clock.now();
  const id = context.random.id();
  const text = Array.from({ length: 4 }, () => characters[context.random.below(characters.length)]).join('');
  const image = draw(text, { width: 120, height: 44, fontSize: 46, noise: 2, color: false });
  await context.db.delete(captcha).where(lt(captcha.expiresAt, new Date(now.getTime() - 3_600_000)));
  await context.db.insert(captcha).values({
    id,
    answerHash: answerHash(context, id, text),
    expiresAt: new Date(now.getTime() + captchaSeconds * 1000),
  });
  return {
    codeKey: id,
    image: `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`,
    expireSeconds: captchaSeconds,
  };
}

/** 1040004 with the text also at the field `code`; `data` goes along. */
export function captchaRefusal(text: string, data: Record<string, unknown> = {}): Refusal {
  return new Refusal(errorCode.captchaWrong, text, { ...data, fieldErrors: { code: text } });
}

/**
 * Whether the answer belongs to the picture. A picture is good for one try, right or wrong, within five minutes;
 * upper and lower case are alike. In test mode 0000 is right for any picture.
 */
async function isCaptchaRight(context: CallContext, codeKey: string, code: string): Promise<boolean> {
  const now = context.clock.now();
  const [used] = await context.db
    .update(captcha)
    .set({ usedAt: now })
    .where(and(eq(captcha.id, codeKey), isNull(captcha.usedAt), gt(captcha.expiresAt, now)))
    .returning({ answerHash: captcha.answerHash });
  if (context.testMode && code === '0000') return true;
  return used !== undefined && used.answerHash === answerHash(context, codeKey, code);
}

/** Refuses with 1040004 unless the answer is right. */
export async function requireCaptcha(
  context: CallContext,
  codeKey: string,
  code: string,
  data?: Record<string, unknown>,
): Promise<void> {
  if (await isCaptchaRight(context, codeKey, code)) return;
  throw captchaRefusal('图形验证码错误或已过期，请重新输入', data);
}
