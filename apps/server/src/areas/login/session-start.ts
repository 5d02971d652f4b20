import { errorCode } from '@qianwei/api/contract/envelope';
import type { LoginSucceeded } from '@qianwei/api/contract/login';
import { rememberDevice } from '../../credentials/known-device.ts';
import { lockAccount } from '../../db/lock-owner.ts';
import { loginLog, session } from '../../db/schema/session.ts';
import type { CallContext } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { tokenHash } from '../../random.ts';
import { listMajors, majorInUse } from '../../student/majors.ts';
import { maskIp } from '../../student/personal.ts';
import { formatDateTime } from '../../time.ts';
import { type LoginAccount, lastLoginOf } from './login.queries.ts';

/** Seconds that a session lives. */
const sessionSeconds = 43_200;
/** Days after which a password must be changed. */
const passwordDays = 180;

/** Proof of a login: it must still hold at the moment when the session begins. */
export type LoginProof =
  | { readonly method: 'PASSWORD'; readonly passwordHash: string }
  | { readonly method: 'SMS'; readonly mobileHash: string }
  | { readonly method: 'TICKET' };

type Account = LoginAccount['account'];

/** Why the password must be changed now, or null. Its age does not matter to those a partner has checked. */
function changeReason(account: Account, method: LoginProof['method'], now: Date) {
  if (method === 'TICKET') return null;
  if (account.mustChangeReason !== null) return account.mustChangeReason;
  const age = now.getTime() - account.passwordChangedAt.getTime();
  return age > passwordDays * 86_400_000 ? 'EXPIRED' : null;
}

const stillProven = (held: Account, proof: LoginProof): boolean => {
  if (held.status === 'DISABLED') return false;
  if (proof.method === 'PASSWORD') return held.passwordHash === proof.passwordHash;
  return proof.method === 'TICKET' || held.mobileHash === proof.mobileHash;
};

/**
 * Starts a session with a fresh token: session, login record, cookies. Older sessions stay. Refuses with 1050003 when
 * password, number or account have changed since they were looked at: such a change ends all sessions, so that one
 * that it could not see must not begin.
 */
export async function startSession(
  context: CallContext,
  found: LoginAccount,
  proof: LoginProof,
  redirectUrl: string | null = null,
): Promise<LoginSucceeded> {
  const now = context.clock.now();
  const token = context.random.token(32);
  const sessionId = context.random.id();
  const { account, student } = found;
  const majors = await listMajors(context.db, student.id);
  const inUse = majorInUse(majors);
  const shown = inUse ?? majors[0];
  const lastLogin = await lastLoginOf(context.db, account.id);
  const client = { ip: context.ip, device: context.device, method: proof.method };

  const mustChangeReason = await context.db.transaction(async (transaction) => {
    const held = await lockAccount(transaction, account.id);
    if (!stillProven(held, proof))
      throw new Refusal(errorCode.stateForbids, '账号信息刚刚发生变化，请重新登录');
    const reason = changeReason(held, proof.method, now);
    await transaction.insert(session).values({
      id: sessionId,
      tokenHash: tokenHash(token),
      accountId: account.id,
      studentId: student.id,
      studentMajorId: inUse?.majorId ?? null,
      mustChangeReason: reason,
      ...client,
      loggedInAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
      redirectUrl,
    });
    await transaction
      .insert(loginLog)
      .values({ accountId: account.id, sessionId, time: now, ...client, result: 'SUCCESS' });
    return reason;
  });
  context.sessionCookie.set(sessionId, sessionSeconds);
  await rememberDevice(context, account.id);

  return {
    token,
    expire: sessionSeconds,
    status: 1,
    id: student.id,
    account: account.loginName,
    name: student.name,
    applyExamLevel: inUse?.applyExamLevel ?? null,
    examCommitteeName: inUse?.examCommitteeName ?? '',
    majorName: inUse?.majorName ?? '',
    schoolName: shown?.schoolName ?? '',
    majorInfoList: majors,
    headUrl: student.headFileId === null ? '' : context.fileUrl(student.headFileId),
    schoolLogo: shown?.schoolLogo ?? '',
    platform: found.platform,
    needChooseMajor: majors.length > 1 && inUse === null,
    mustChangePassword: mustChangeReason !== null,
    mustChangeReason,
    lastLogin: lastLogin && { time: formatDateTime(lastLogin.time), ip: maskIp(lastLogin.ip) },
  };
}
