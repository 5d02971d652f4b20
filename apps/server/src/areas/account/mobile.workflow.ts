import type { updateMobile } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import { readPassword } from '../../credentials/password-key.ts';
import { requirePassword } from '../../credentials/require-password.ts';
import { requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { account } from '../../db/schema/account.ts';
import { isUniqueViolation } from '../../db/unique.ts';
import type { StudentContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { audit } from '../../student/audit.ts';
import { mobileHash } from '../../student/personal.ts';
import { findStudent } from './account.queries.ts';

type Payload = PayloadOf<typeof updateMobile>;

/** Proves who asks: by the password, or by a code to the number bound so far. */
async function requireOwner(context: StudentContext, payload: Payload, bound: string | null, hash: string) {
  if (payload.verifyType === 'PASSWORD') {
    const password = await readPassword(context, payload.password, 'password');
    return requirePassword(context, hash, password, 'password', '密码不正确');
  }
  if (bound === null) throw new Refusal(errorCode.stateForbids, '尚未绑定手机号，请用密码验证');
  const proof = { mobile: bound, scene: 'MOBILE' as const, field: 'oldSmsCode' };
  await requireSmsCode(context, { ...proof, code: payload.oldSmsCode });
}

/** Binds a new number. The database refuses a number that another account of this platform has. */
export async function bindMobile(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof updateMobile>> {
  const { db, secrets, session } = context;
  const { account: stored } = await findStudent(db, session.studentId);
  const bound = stored.mobileCipher === null ? null : secrets.decrypt(stored.mobileCipher);
  if (payload.mobile === bound) throw fieldRefusal({ mobile: '新手机号与当前手机号相同' });
  await requireOwner(context, payload, bound, stored.passwordHash);
  await requireSmsCode(context, { mobile: payload.mobile, scene: 'MOBILE', code: payload.smsCode });

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
  await spendSmsCode(context, { mobile: payload.mobile, scene: 'MOBILE' });
  if (payload.verifyType === 'OLD_MOBILE' && bound !== null) {
    await spendSmsCode(context, { mobile: bound, scene: 'MOBILE', field: 'oldSmsCode' });
  }
  await audit(context, { bizType: 'ACCOUNT', bizId: stored.id, action: 'UPDATE_MOBILE' });
  return { mobile: payload.mobile };
}
