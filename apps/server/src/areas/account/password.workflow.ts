import type { updatePassword } from '@qianwei/api/contract/account';
import { passwordProblem } from '@qianwei/api/contract/password-rules';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { desc, eq } from 'drizzle-orm';
import { recordStudentAction } from '../../audit/audit.ts';
import { isCommonPassword } from '../../credentials/common-password.ts';
import { endSessions } from '../../credentials/end-sessions.ts';
import { forgetOtherDevices } from '../../credentials/known-device.ts';
import { notifyOwner } from '../../credentials/notify-owner.ts';
import { hashPassword, verifyPassword } from '../../credentials/password-hash.ts';
import { readPassword } from '../../credentials/password-key.ts';
import { requirePassword } from '../../credentials/require-password.ts';
import { requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { accountAsker } from '../../credentials/sms-request.ts';
import { lockAccount } from '../../db/lock-owner.ts';
import { account, passwordHistory } from '../../db/schema/account.ts';
import type { StudentContext } from '../../http/implement.ts';
import { fieldRefusal } from '../../http/refusal.ts';
import { boundMobile, findStudent, type StudentWithAccount } from '../../student/find-student.ts';
import { listMajors } from '../../student/majors.ts';
import { namePinyin } from '../../student/name-pinyin.ts';

/** How many previous passwords a new one must differ from. */
const remembered = 5;

type Payload = PayloadOf<typeof updatePassword>;

async function readNewPassword(
  context: StudentContext,
  payload: Payload,
  owner: StudentWithAccount,
): Promise<string> {
  const password = await readPassword(context, payload.newPassword, 'newPassword');
  const repeated =
    payload.confirmPassword === payload.newPassword
      ? password
      : await readPassword(context, payload.confirmPassword, 'confirmPassword');
  const majors = await listMajors(context.db, owner.student.id);
  const problem = passwordProblem(password, {
    examineeNos: majors.map(({ examineeNo }) => examineeNo),
    idCardTail: context.secrets.decrypt(owner.student.idCardCipher).slice(-6),
    mobile: boundMobile(context.secrets, owner.account) ?? '',
    namePinyin: await namePinyin(owner.student.name),
  });
  if (problem !== null) throw fieldRefusal({ newPassword: problem });
  if (await isCommonPassword(password))
    throw fieldRefusal({ newPassword: '密码过于常见，容易被猜到，请换一个' });
  if (password !== repeated) throw fieldRefusal({ confirmPassword: '两次输入的新密码不一致' });
  return password;
}

const smsProof = ({ session }: StudentContext, mobile: string) => ({
  mobile,
  scene: 'PASSWORD' as const,
  asker: accountAsker(session.accountId),
});

/** Proves who asks: the old password, or a code sent to the bound number in the scene PASSWORD. */
async function requireOwner(
  context: StudentContext,
  payload: Payload,
  owner: StudentWithAccount,
): Promise<void> {
  const mobile = boundMobile(context.secrets, owner.account);
  if (payload.oldPassword !== undefined) {
    const old = await readPassword(context, payload.oldPassword, 'oldPassword');
    return requirePassword(context, owner.account.passwordHash, old, 'oldPassword', '原密码不正确');
  }
  if (payload.smsCode === undefined) throw fieldRefusal({ oldPassword: '请输入原密码' });
  if (mobile === null) throw fieldRefusal({ smsCode: '尚未绑定手机号，请输入原密码' });
  await requireSmsCode(context, { ...smsProof(context, mobile), code: payload.smsCode });
}

async function refuseFormer(
  context: StudentContext,
  password: string,
  owner: StudentWithAccount,
): Promise<void> {
  const previous = await context.db
    .select({ hash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.accountId, owner.account.id))
    .orderBy(desc(passwordHistory.changedAt))
    .limit(remembered);
  const hashes = new Set([owner.account.passwordHash, ...previous.map(({ hash }) => hash)]);
  const same = await Promise.all([...hashes].map((hash) => verifyPassword(hash, password)));
  if (same.includes(true)) throw fieldRefusal({ newPassword: '新密码不能与最近 5 次相同' });
}

/** Changes the password and ends all sessions, this one too. An SMS code is used up only when all else is right. */
export async function changePassword(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof updatePassword>> {
  const { db, clock, session } = context;
  await lockAccount(db, session.accountId);
  const owner = await findStudent(db, session.studentId);
  const password = await readNewPassword(context, payload, owner);
  await requireOwner(context, payload, owner);
  await refuseFormer(context, password, owner);
  const mobile = boundMobile(context.secrets, owner.account);
  if (payload.oldPassword === undefined && mobile !== null) {
    await spendSmsCode(context, smsProof(context, mobile));
  }

  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const { id: accountId, revision } = owner.account;
  await db
    .update(account)
    .set({ passwordHash, passwordChangedAt: now, mustChangeReason: null, revision: revision + 1 })
    .where(eq(account.id, accountId));
  await db.insert(passwordHistory).values({ accountId, passwordHash, changedAt: now });
  await endSessions(context, accountId, 'PASSWORD_CHANGED');
  await forgetOtherDevices(context, accountId);
  if (mobile !== null) await notifyOwner(context, mobile, 'PASSWORD_CHANGED');
  await recordStudentAction(context, { bizType: 'ACCOUNT', bizId: accountId, action: 'UPDATE_PASSWORD' });
  context.sessionCookie.clear();
  return { needLogin: true };
}
