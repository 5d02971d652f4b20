import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
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

const askerHash = ({ secrets }: CallContext, { asker }: Pick<Proof, 'asker'>) =>
  secrets.hash(`sms-asker:${asker}`);

/** The part of `sms_code.asker_hash` that is of the place, and the one that is of the asker. */
const [placePart, askerPart] = [1, 2].map(
  (part) => sql`split_part(${smsCode.askerHash}, '.', ${sql.raw(String(part))})`,
) as [SQL, SQL];

const isSentTo = ({ secrets }: CallContext, { mobile, scene }: Pick<Proof, 'mobile' | 'scene'>) =>
  and(eq(smsCode.mobileHash, mobileHash(secrets, mobile)), eq(smsCode.scene, scene));

/** The codes of an asker, wherever they were asked from; at most one of them lives. */
const isCodeOf = (context: CallContext, proof: Proof) =>
  and(isSentTo(context, proof), sql`${askerPart} = ${askerHash(context, proof)}`);

/**
 * Sends a code of six digits for one purpose, which works for its asker alone and ends the older ones to the number for that
 * purpose that were asked for by the same asker, or from the same place: each resend comes with a captcha, and so an asker, of
 * its own. The place is the browser that is known, or else the network; a stranger's request elsewhere ends nothing.
 * Limits: sms-limits.ts (FORM-2).
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
  const asker = askerHash(context, request);
  const place = context.secrets.hash(`sms-place:${request.device ?? context.network}`);
  const columns = { mobileHash: mobileHash(context.secrets, mobile), scene, askerHash: `${place}.${asker}` };
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
        or(sql`${placePart} = ${place}`, sql`${askerPart} = ${asker}`),
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
