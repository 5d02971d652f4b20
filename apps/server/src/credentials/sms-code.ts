import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { smsCode, type smsScenes } from '../db/schema/security.ts';
import type { CallContext } from '../http/implement.ts';
import { limitRate } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { maskMobile, mobileHash } from '../student/personal.ts';

/** What a code is for; each purpose has codes of its own. */
export type SmsScene = (typeof smsScenes)[number];

/** Seconds between two codes for one number and purpose (FORM-2). */
const resendSeconds = 60;
/** Seconds that a code works. */
const expireSeconds = 300;
/** Wrong tries after which a code is dead. */
const maxWrong = 5;

const purposes: Record<SmsScene, string> = {
  LOGIN: '登录',
  PRACTICE_SIGNUP: '实践考核报名',
  ENGLISH_SIGNUP: '学位英语报名',
  SEARCH_ID: '查询准考证号',
  PASSWORD: '修改密码',
  MOBILE: '更换手机号',
};

const codeHash = (context: CallContext, mobile: string, scene: SmsScene, code: string) =>
  context.secrets.hash(`sms-code:${scene}:${mobile}:${code}`);

const waitRefusal = (seconds: number) =>
  new Refusal(errorCode.tooFrequent, `操作过于频繁，请 ${seconds} 秒后再试`, { retryAfter: seconds });

async function refuseTooSoon(context: CallContext, hash: string, scene: SmsScene, now: Date): Promise<void> {
  const [last] = await context.db
    .select({ sentAt: smsCode.sentAt })
    .from(smsCode)
    .where(and(eq(smsCode.mobileHash, hash), eq(smsCode.scene, scene)));
  if (last === undefined || context.limitsLifted) return;
  const left = Math.ceil((last.sentAt.getTime() + resendSeconds * 1000 - now.getTime()) / 1000);
  if (left > 0) throw waitRefusal(Math.min(left, resendSeconds));
}

/**
 * Sends a code of six digits for one purpose; the code sent before for the same purpose dies. One a minute for a
 * number and a purpose (FORM-2), ten a day for a number, thirty an hour for an address.
 * `known` is given where it is a secret whether an account has the number: false does everything but the sending,
 * true sends after the answer, so that neither its text nor its time tells. Without it the answer waits for the
 * sending and refuses when that fails; the minute does not count then.
 */
export async function sendSmsCode(
  context: CallContext,
  { mobile, scene, known }: { mobile: string; scene: SmsScene; known?: boolean },
) {
  const now = context.clock.now();
  const hash = mobileHash(context.secrets, mobile);
  await refuseTooSoon(context, hash, scene, now);
  await limitRate(context, { name: 'sms-number', subject: mobile, max: 10, seconds: 86_400 });
  await limitRate(context, { name: 'sms-address', subject: context.ip, max: 30, seconds: 3600 });

  const code = context.random.digits(6);
  const fresh = {
    codeHash: known === false ? null : codeHash(context, mobile, scene, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + expireSeconds * 1000),
    wrongCount: 0,
    usedAt: null,
  };
  const lastAllowed = new Date(now.getTime() - resendSeconds * 1000);
  const [stored] = await context.db
    .insert(smsCode)
    .values({ mobileHash: hash, scene, ...fresh })
    .onConflictDoUpdate({
      target: [smsCode.mobileHash, smsCode.scene],
      set: fresh,
      setWhere: context.limitsLifted ? undefined : lte(smsCode.sentAt, lastAllowed),
    })
    .returning({ id: smsCode.id });
  // Another request for the same number won in the meantime.
  if (stored === undefined) throw waitRefusal(resendSeconds);

  const text = `验证码 ${code}，用于${purposes[scene]}，5 分钟内有效。请勿告诉他人。`;
  const message = { mobile, scene, code, text };
  if (known === true) await context.sms.sendUnseen(message);
  if (known === undefined) {
    await context.sms.send(message).catch(async (error: unknown) => {
      // What never left must not make the student wait.
      await context.db.delete(smsCode).where(eq(smsCode.id, stored.id));
      throw error;
    });
  }
  return { resendSeconds, expireSeconds, mobileMasked: maskMobile(mobile) };
}

/** 1040005 with the text also at the field. */
function smsRefusal(field: string, text: string): Refusal {
  return new Refusal(errorCode.smsCodeWrong, text, { fieldErrors: { [field]: text } });
}

/**
 * Refuses with 1040005 unless `code` is the living code of this number and purpose. Five wrong tries kill it.
 * `field` names the form field that the text belongs to. A right code stays alive until `spendSmsCode`.
 */
export async function requireSmsCode(
  context: CallContext,
  {
    mobile,
    scene,
    code,
    field = 'smsCode',
  }: { mobile: string; scene: SmsScene; code: string; field?: string },
): Promise<void> {
  const now = context.clock.now();
  const alive = and(
    eq(smsCode.mobileHash, mobileHash(context.secrets, mobile)),
    eq(smsCode.scene, scene),
    isNull(smsCode.usedAt),
    gt(smsCode.expiresAt, now),
    lt(smsCode.wrongCount, maxWrong),
  );
  // Counted before it is compared: tries that arrive together cannot be more than five.
  const [tried] = await context.db
    .update(smsCode)
    .set({ wrongCount: sql`${smsCode.wrongCount} + 1` })
    .where(alive)
    .returning({ id: smsCode.id, codeHash: smsCode.codeHash, wrongCount: smsCode.wrongCount });
  if (tried === undefined) throw smsRefusal(field, '短信验证码已失效，请重新获取');
  if (tried.codeHash === codeHash(context, mobile, scene, code)) {
    await context.db
      .update(smsCode)
      .set({ wrongCount: sql`${smsCode.wrongCount} - 1` })
      .where(eq(smsCode.id, tried.id));
    return;
  }
  const left = maxWrong - tried.wrongCount;
  throw smsRefusal(
    field,
    left > 0 ? `短信验证码错误（还可尝试 ${left} 次）` : '短信验证码已失效，请重新获取',
  );
}

/** Uses up the code of this number and purpose; refuses when another request has used it already. */
export async function spendSmsCode(
  context: CallContext,
  { mobile, scene, field = 'smsCode' }: { mobile: string; scene: SmsScene; field?: string },
): Promise<void> {
  const [used] = await context.db
    .update(smsCode)
    .set({ usedAt: context.clock.now() })
    .where(
      and(
        eq(smsCode.mobileHash, mobileHash(context.secrets, mobile)),
        eq(smsCode.scene, scene),
        isNull(smsCode.usedAt),
      ),
    )
    .returning({ id: smsCode.id });
  if (used === undefined) throw smsRefusal(field, '短信验证码已失效，请重新获取');
}
