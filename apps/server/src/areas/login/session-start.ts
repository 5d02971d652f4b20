import { createHash } from 'node:crypto';
import type { LoginSucceeded } from '@qianwei/api/contract/login';
import { loginLog, type loginMethods, session } from '../../db/schema/session.ts';
import type { CallContext } from '../../http/implement.ts';
import { listMajors, majorInUse } from '../../student/majors.ts';
import { maskIp } from '../../student/personal.ts';
import { formatDateTime } from '../../time.ts';
import { type LoginAccount, lastLoginOf } from './login.queries.ts';

/** Seconds that a session lives. */
const sessionSeconds = 43_200;
/** Days after which a password must be changed. */
const passwordDays = 180;

type LoginMethod = (typeof loginMethods)[number];

/** Why the password must be changed now, or null. Its age does not matter to those a partner has checked. */
function changeReason({ account }: LoginAccount, method: LoginMethod, now: Date) {
  if (method === 'TICKET') return null;
  if (account.mustChangeReason !== null) return account.mustChangeReason;
  const age = now.getTime() - account.passwordChangedAt.getTime();
  return age > passwordDays * 86_400_000 ? 'EXPIRED' : null;
}

/** Starts a session with a fresh token: session, login record and cookie. Older sessions stay. */
export async function startSession(
  context: CallContext,
  found: LoginAccount,
  method: LoginMethod,
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
  const mustChangeReason = changeReason(found, method, now);
  const client = { ip: context.ip, device: context.device, method };

  await context.db.transaction(async (transaction) => {
    await transaction.insert(session).values({
      id: sessionId,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      accountId: account.id,
      studentId: student.id,
      studentMajorId: inUse?.majorId ?? null,
      mustChangeReason,
      ...client,
      loggedInAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
      redirectUrl,
    });
    await transaction
      .insert(loginLog)
      .values({ accountId: account.id, sessionId, time: now, ...client, result: 'SUCCESS' });
  });
  context.sessionCookie.set(sessionId, sessionSeconds);

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
    lastLogin: lastLogin && { time: formatDateTime(lastLogin.time), ip: maskIp(lastLogin.ip) },
  };
}
