import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { smsCode } from '../db/schema/security.ts';
import type { CallContext } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { maskMobile, mobileHash } from '../student/personal.ts';
import { forgetWait, limitSms, resendSeconds } from './sms-limits.ts';
import type { SmsRequest, SmsScene } from './sms-request.ts';

/** Seconds that a code works. */
const expireSeconds = 300;
/** Wrong tries after which a code is dead. */
const maxWrong = 5;

const purposes: Record<SmsScene, string> = {
  LOGIN: '登录',
  PRACTICE_SIGNUP: '实践考核报名',
  ENGLISH_SIGNUP: '学位英语报名',
  SEARCH_ID: '查询准考证号',
  SCORE_REVIEW: '申请复核学位英语成绩',
  PASSWORD: '修改密码',
  MOBILE: '更换手机号',
};

type Proof = Pick<SmsRequest, 'mobile' | 'scene' | 'asker'>;

const codeHash = (context: CallContext, { mobile, scene }: Proof, code: string) =>
  context.secrets.hash(`sms-code:${scene}:${mobile}:${code}`);

/** The code that this asker was sent last, as columns and as a condition. */
const codeOf = ({ secrets }: CallContext, { mobile, scene, asker }: Proof) => ({
  mobileHash: mobileHash(secrets, mobile),
  scene,
  askerHash: secrets.hash(`sms-asker:${asker}`),
});

const isCodeOf = (context: CallContext, proof: Proof) => {
  const columns = codeOf(context, proof);
  return and(
    eq(smsCode.mobileHash, columns.mobileHash),
    eq(smsCode.scene, columns.scene),
    eq(smsCode.askerHash, columns.askerHash),
  );
};

/**
 * Sends a code of six digits for one purpose, which works for its asker alone and ends every older one to the number for that
 * purpose: each resend comes with a captcha, and so an asker, of its own. A stranger's request does the same, but not within a
 * minute of the student's. Limits: sms-limits.ts (FORM-2).
 */
export async function sendSmsCode(context: CallContext, request: SmsRequest) {
  const { mobile, scene, hasAccount } = request;
  await limitSms(context, request);

  const now = context.clock.now();
  const code = context.random.digits(6);
  const fresh = {
    codeHash: hasAccount === false ? null : codeHash(context, request, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + expireSeconds * 1000),
    wrongCount: 0,
    usedAt: null,
  };
  const columns = codeOf(context, request);
  const [stored] = await context.db
    .insert(smsCode)
    .values({ ...columns, ...fresh })
    .onConflictDoUpdate({ target: [smsCode.mobileHash, smsCode.scene, smsCode.askerHash], set: fresh })
    .returning({ id: smsCode.id });

  const text = `验证码 ${code}，用于${purposes[scene]}，5 分钟内有效。请勿告诉他人。`;
  const message = { mobile, scene, code, text };
  if (hasAccount === true) await context.sms.sendUnseen(message);
  if (hasAccount === undefined) {
    await context.sms.send(message).catch(async (error: unknown) => {
      if (stored !== undefined) await context.db.delete(smsCode).where(eq(smsCode.id, stored.id));
      await forgetWait(context, request);
      throw error;
    });
  }
  // A message that nobody gets ends no code; the statement is the same, so that nobody can tell (F5).
  const reached = hasAccount === false ? '' : columns.mobileHash;
  await context.db
    .update(smsCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(smsCode.mobileHash, reached),
        eq(smsCode.scene, columns.scene),
        ne(smsCode.askerHash, columns.askerHash),
        isNull(smsCode.usedAt),
      ),
    );
  return { resendSeconds, expireSeconds, mobileMasked: maskMobile(mobile) };
}

/** 1040005 with the text also at the field. */
function smsRefusal(field: string, text: string): Refusal {
  return new Refusal(errorCode.smsCodeWrong, text, { fieldErrors: { [field]: text } });
}

/**
 * Refuses with 1040005 unless `code` is the living code of this asker, number and purpose. Five wrong tries kill it;
 * those of anybody else neither count nor succeed. `field` names the form field that the text belongs to. A right code
 * stays alive until `spendSmsCode`.
 */
export async function requireSmsCode(
  context: CallContext,
  { code, field = 'smsCode', ...proof }: Proof & { code: string; field?: string },
): Promise<void> {
  const alive = and(
    isCodeOf(context, proof),
    isNull(smsCode.usedAt),
    gt(smsCode.expiresAt, context.clock.now()),
    lt(smsCode.wrongCount, maxWrong),
  );
  // Counted before it is compared: tries that arrive together cannot be more than five.
  const [tried] = await context.db
    .update(smsCode)
    .set({ wrongCount: sql`${smsCode.wrongCount} + 1` })
    .where(alive)
    .returning({ id: smsCode.id, codeHash: smsCode.codeHash, wrongCount: smsCode.wrongCount });
  if (tried === undefined) throw smsRefusal(field, '短信验证码已失效，请重新获取');
  if (tried.codeHash === codeHash(context, proof, code)) {
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

/**
 * Counts a wrong try of the code of this asker, number and purpose: what came with a right one did not fit. Nobody goes
 * through numbers with one code.
 */
export async function countWrongTry(context: CallContext, proof: Proof): Promise<void> {
  await context.db
    .update(smsCode)
    .set({ wrongCount: sql`${smsCode.wrongCount} + 1` })
    .where(and(isCodeOf(context, proof), isNull(smsCode.usedAt)));
}

/** Uses up the code of this asker, number and purpose; refuses when another request has used it already. */
export async function spendSmsCode(
  context: CallContext,
  { field = 'smsCode', ...proof }: Proof & { field?: string },
): Promise<void> {
  const [used] = await context.db
    .update(smsCode)
    .set({ usedAt: context.clock.now() })
    .where(and(isCodeOf(context, proof), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.id });
  if (used === undefined) throw smsRefusal(field, '短信验证码已失效，请重新获取');
}
