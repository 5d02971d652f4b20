import type { updateMobile } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import { recordStudentAction } from '../../audit/audit.ts';
import { endSessions } from '../../credentials/end-sessions.ts';
import { forgetOtherDevices } from '../../credentials/known-device.ts';
import { notifyOwner } from '../../credentials/notify-owner.ts';
import { readPassword } from '../../credentials/password-key.ts';
import { requirePassword } from '../../credentials/require-password.ts';
import { requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { accountAsker } from '../../credentials/sms-request.ts';
import { isUniqueViolation } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-owner.ts';
import { account } from '../../db/schema/account.ts';
import type { StudentContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { boundMobile } from '../../student/find-student.ts';
import { mobileHash } from '../../student/personal.ts';

type Payload = PayloadOf<typeof updateMobile>;

/** Proves who asks: by the password, or by a code to the number bound so far. */
async function requireOwner(context: StudentContext, payload: Payload, bound: string | null, hash: string) {
  if (payload.verifyType === 'PASSWORD') {
    const password = await readPassword(context, payload.password, 'password');
    return requirePassword(context, hash, password, 'password', '密码不正确');
  }
  if (bound === null) throw new Refusal(errorCode.stateForbids, '尚未绑定手机号，请用密码验证');
  await requireSmsCode(context, { ...oldProof(context, bound), code: payload.oldSmsCode });
}

const oldProof = ({ session }: StudentContext, mobile: string) => ({
  mobile,
  scene: 'MOBILE' as const,
  asker: accountAsker(session.accountId),
  field: 'oldSmsCode',
});

/** Binds a new number and ends all other sessions. The database refuses a number that another account of this platform has. */
export async function bindMobile(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof updateMobile>> {
  const { db, secrets, session } = context;
  const stored = await lockAccount(db, session.accountId);
  const bound = boundMobile(secrets, stored);
  if (payload.mobile === bound) throw fieldRefusal({ mobile: '新手机号与当前手机号相同' });
  await requireOwner(context, payload, bound, stored.passwordHash);
  const proof = { mobile: payload.mobile, scene: 'MOBILE' as const, asker: accountAsker(stored.id) };
  await requireSmsCode(context, { ...proof, code: payload.smsCode });

  try {
    await db.transaction((savepoint) =>
      savepoint
        .update(account)
        .set({
          mobileCipher: secrets.encrypt(payload.mobile),
          mobileHash: mobileHash(secrets, payload.mobile),
          revision: stored.revision + 1,
        })
        .where(eq(account.id, stored.id)),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldRefusal({ mobile: '手机号已被其他账号使用' });
    throw error;
  }
  await spendSmsCode(context, proof);
  if (payload.verifyType === 'OLD_MOBILE' && bound !== null)
    await spendSmsCode(context, oldProof(context, bound));
  // Other sessions and devices end: a stranger may hold the old number or a session. The owner gets an SMS.
  await endSessions(context, stored.id, 'MOBILE_CHANGED', session.sessionId);
  await forgetOtherDevices(context, stored.id);
  if (bound !== null) await notifyOwner(context, bound, 'MOBILE_CHANGED');
  await recordStudentAction(context, { bizType: 'ACCOUNT', bizId: stored.id, action: 'UPDATE_MOBILE' });
  return { mobile: payload.mobile };
}
