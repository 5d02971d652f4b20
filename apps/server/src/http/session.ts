import { hash } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Access } from '@qianwei/api/endpoint';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gather } from '../db/gather.ts';
import { account } from '../db/schema/account.ts';
import { platform } from '../db/schema/institution.ts';
import { session } from '../db/schema/session.ts';
import type { Session } from './implement.ts';
import { Refusal } from './refusal.ts';

/** What of a token is stored: its SHA-256, lower-case hex. */
export const tokenHash = (token: string) => hash('sha256', token, 'hex');

const seenEveryMs = 5 * 60_000;

const ended = {
  LOGOUT: () => new Refusal(errorCode.sessionInvalid, '登录已失效，请重新登录'),
  KICKED: () => new Refusal(errorCode.loggedInElsewhere, '账号已在其他设备登录'),
  PASSWORD_CHANGED: () => new Refusal(errorCode.sessionInvalid, '密码已修改，请重新登录'),
  MOBILE_CHANGED: () => new Refusal(errorCode.sessionInvalid, '绑定手机号已更换，请重新登录'),
};

const mustChange = {
  FIRST: '首次登录，请先修改密码',
  RESET: '密码已被重置，请先修改密码',
  EXPIRED: '密码已过期，请先修改密码',
};

/** Looks up many tokens at once; one that is unknown has no row. */
function lookUp(db: Database) {
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
  return gather(
    async (hashes: readonly string[]) => {
      const rows = await query.execute({ hashes: hashes.join() });
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return hashes.map((hash) => byHash.get(hash));
    },
    // One statement of many is cheaper than two of few, for the database too.
    { most: 100, lanes: 1 },
  );
}

const lookUps = new WeakMap<Database, ReturnType<typeof lookUp>>();

/** Requests that arrive together look their tokens up in one statement; nothing is kept, so that an ended session is seen at once. */
function find(db: Database, token: string) {
  const known = lookUps.get(db) ?? lookUp(db);
  lookUps.set(db, known);
  return known(tokenHash(token));
}

/** Notes every five minutes that a session is in use. */
async function touch(db: Database, sessionId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenEveryMs);
  await db
    .update(session)
    .set({ lastSeenAt: now })
    .where(and(eq(session.id, sessionId), lt(session.lastSeenAt, before)));
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
  const row = token === '' || token.length > 256 ? undefined : await find(db, token);
  const refusal =
    row === undefined || row.expiresAt <= now || row.accountStatus === 'DISABLED' ? ended.LOGOUT() : null;
  const revoked = row?.revokedAt ? ended[row.revokedReason ?? 'LOGOUT']() : refusal;
  if (row === undefined || revoked !== null) {
    if (access === 'public') return null;
    throw revoked ?? ended.LOGOUT();
  }
  const reason = row.mustChangeReason;
  if (reason !== null && access === 'token')
    throw new Refusal(errorCode.mustChangePassword, mustChange[reason], { reason });
  const { sessionId, accountId, studentId, studentMajorId } = row;
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) await touch(db, sessionId, now);
  return {
    sessionId,
    accountId,
    studentId,
    studentMajorId,
    platform: row.platform,
    mustChangePassword: reason !== null,
  };
}
