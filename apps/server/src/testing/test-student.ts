import { randomUUID } from 'node:crypto';
import { account } from '../db/schema/account.ts';
import { platform } from '../db/schema/institution.ts';
import { session } from '../db/schema/session.ts';
import { student } from '../db/schema/student.ts';
import type { Deps } from '../deps.ts';
import { tokenHash } from '../random.ts';
import { openExamCourses } from './exam-courses.ts';

/** A student who is logged in. */
export interface TestStudent {
  readonly token: string;
  readonly accountId: string;
  readonly studentId: string;
  readonly sessionId: string;
}

/**
 * Puts a student with a session of 12 hours into a database that may be empty. With an `expiresAt` the session counts as
 * in use until then.
 */
export async function addStudent(
  { db, clock, secrets }: Deps,
  row: Partial<typeof session.$inferInsert> = {},
): Promise<TestStudent> {
  const [accountId, studentId, sessionId, token] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const now = clock.now();
  const platformId = '10001-test';
  await db
    .insert(platform)
    .values({ id: platformId, code: '10001-test', name: '测试', productTitle: '测试' })
    .onConflictDoNothing();
  await db
    .insert(account)
    .values({ id: accountId, platformId, loginName: accountId, passwordHash: '-', passwordChangedAt: now });
  const sealed = { idCardCipher: secrets.encrypt(studentId), idCardHash: secrets.hash(studentId) };
  await db
    .insert(student)
    .values({ id: studentId, accountId, name: '测试', gender: 'FEMALE', birthday: '2000-01-01', ...sealed });
  await db.insert(session).values({
    id: sessionId,
    tokenHash: tokenHash(token),
    accountId,
    studentId,
    method: 'PASSWORD',
    ip: '127.0.0.1',
    device: 'test',
    loggedInAt: now,
    lastSeenAt: row.expiresAt ?? now,
    expiresAt: new Date(now.getTime() + 12 * 60 * 60_000),
    ...row,
  });
  await openExamCourses(db);
  return { token, accountId, studentId, sessionId };
}
