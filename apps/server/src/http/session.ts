import { errorCode } from '@qianwei/api/contract/envelope';
import type { Access } from '@qianwei/api/endpoint';
import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { among } from '../db/among.ts';
import { createBatcher } from '../db/batcher.ts';
import type { Database } from '../db/database.ts';
import { perDatabase } from '../db/per-database.ts';
import { account } from '../db/schema/account.ts';
import { platform } from '../db/schema/institution.ts';
import { session } from '../db/schema/session.ts';
import { tokenHash } from '../random.ts';
import { endIdle, isIdle, noteUse } from './idle-session.ts';
import type { Session } from './implement.ts';
import { Refusal } from './refusal.ts';

const ended = {
  LOGOUT: () => new Refusal(errorCode.sessionInvalid, '登录已失效，请重新登录'),
  KICKED: () => new Refusal(errorCode.loggedInElsewhere, '账号已在其他设备登录'),
  PASSWORD_CHANGED: () => new Refusal(errorCode.sessionInvalid, '密码已修改，请重新登录'),
  MOBILE_CHANGED: () => new Refusal(errorCode.sessionInvalid, '绑定手机号已更换，请重新登录'),
  IDLE: () => new Refusal(errorCode.sessionInvalid, '长时间未操作，已退出登录，请重新登录'),
};

const mustChange = {
  FIRST: '首次登录，请先修改密码',
  RESET: '密码已被重置，请先修改密码',
  EXPIRED: '密码已过期，请先修改密码',
};

/**
 * Finds the session of a token. Requests that arrive together look their tokens up in one statement; nothing is kept,
 * so that an ended session is seen at once.
 */
const finderOf = perDatabase((db) => {
  const query = db
    .select({
      tokenHash: session.tokenHash,
      sessionId: session.id,
      accountId: session.accountId,
      studentId: session.studentId,
      studentMajorId: session.studentMajorId,
      mustChangeReason: session.mustChangeReason,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      revokedReason: session.revokedReason,
      accountStatus: account.status,
      platform: platform.code,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(platform, eq(platform.id, account.platformId))
    .where(sql`${session.tokenHash} = any(string_to_array(${sql.placeholder('hashes')}, ','))`)
    .prepare('look_up_sessions');
  return createBatcher(
    async (hashes: readonly string[]) => {
      const rows = await query.execute({ hashes: hashes.join() });
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return hashes.map((hash) => byHash.get(hash));
    },
    // One statement of many is cheaper than two of few, for the database too.
    { maxBatchSize: 100, concurrency: 1 },
  );
});

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof finderOf>>>>;

/** Why a session is not valid, or null. One that was quiet for too long is ended here. */
async function refusalOf(db: Database, row: Row, now: Date): Promise<Refusal | null> {
  if (row.revokedAt !== null) return ended[row.revokedReason ?? 'LOGOUT']();
  if (row.expiresAt <= now || row.accountStatus === 'DISABLED') return ended.LOGOUT();
  if (!(await isIdle(db, row, now))) return null;
  await endIdle(db, row, now);
  return ended.IDLE();
}

/**
 * The session of a request. Throws 1030001 or 1030003 when the call needs a token and there is none that works, and
 * 1030002 (`data.reason`: FIRST, RESET or EXPIRED) while the password must be changed. A public call with a dead
 * token is simply a guest's.
 */
export async function openSession(
  db: Database,
  token: string,
  access: Access,
  now: Date,
): Promise<Session | null> {
  const row = await findValid(db, token, access, now);
  if (row === null) return null;
  await noteUse(db, row, now);
  return shownSession(row);
}

/**
 * The session of a stream, which a page opens by itself: it is not recorded that the session is in use. Throws as
 * `openSession` does for a call that needs a token.
 */
export async function watchedSession(db: Database, token: string, now: Date): Promise<Session> {
  const row = await findValid(db, token, 'token', now);
  if (row === null) throw ended.LOGOUT();
  return shownSession(row);
}

async function findValid(db: Database, token: string, access: Access, now: Date): Promise<Row | null> {
  const row = token === '' || token.length > 256 ? undefined : await finderOf(db)(tokenHash(token));
  const refusal = row === undefined ? ended.LOGOUT() : await refusalOf(db, row, now);
  if (row === undefined || refusal !== null) {
    if (access === 'public') return null;
    throw refusal ?? ended.LOGOUT();
  }
  const reason = row.mustChangeReason;
  if (reason !== null && access === 'token')
    throw new Refusal(errorCode.mustChangePassword, mustChange[reason], { reason });
  return row;
}

const shownSession = ({
  sessionId,
  accountId,
  studentId,
  studentMajorId,
  platform: code,
  mustChangeReason,
}: Row): Session => ({
  sessionId,
  accountId,
  studentId,
  studentMajorId,
  platform: code,
  mustChangePassword: mustChangeReason !== null,
});

/** The cookie with the id of the session (SESSION-6). It only shows the student's own files, and never stands for a token. */
export const sessionCookieName = 'org_user_session_id';

/** The student of a session by its id; null when it is over, was ended or left unused, or its account is disabled. */
export async function sessionStudent(db: Database, sessionId: string, now: Date): Promise<string | null> {
  const [row] = await seenSessions(db, eq(session.id, sessionId), now);
  return row === undefined || (await isIdle(db, row, now)) ? null : row.studentId;
}

const seenSessions = (db: Database, where: SQL, now: Date) =>
  db
    .select({ sessionId: session.id, studentId: session.studentId, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(where, isNull(session.revokedAt), gt(session.expiresAt, now), ne(account.status, 'DISABLED')));

/** Those of the sessions, by id, that are alive and in use, and whose password need not be changed first. */
export async function liveSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const asked = sql`${among(session.id, sessionIds)} and ${isNull(session.mustChangeReason)}`;
  const rows = await seenSessions(db, asked, now);
  const live = await Promise.all(rows.map(async (row) => !(await isIdle(db, row, now)) && row.sessionId));
  return new Set(live.filter((id) => id !== false));
}
