import { signUpSmsScenes, signUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { and, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { SmsScene } from '../../credentials/sms-request.ts';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/account.ts';
import { platform } from '../../db/schema/institution.ts';
import { loginLog } from '../../db/schema/session.ts';
import { signUpBatch } from '../../db/schema/sign-up.ts';
import { student, studentMajor } from '../../db/schema/student.ts';
import type { Secrets } from '../../secrets.ts';
import { idCardHash, mobileHash } from '../../student/personal.ts';

/** An account that could log in. */
export interface LoginAccount {
  readonly account: typeof account.$inferSelect;
  readonly student: typeof student.$inferSelect;
  /** Platform code. */
  readonly platform: string;
}

async function accountsWhere(db: Database, condition: SQL | undefined): Promise<LoginAccount[]> {
  const rows = await db
    .select({ account, student, platform: platform.code })
    .from(account)
    .innerJoin(student, eq(student.accountId, account.id))
    .innerJoin(platform, eq(platform.id, account.platformId))
    .where(condition)
    .orderBy(platform.code);
  return rows;
}

/** True for the codes of an exam's sign-up while one of its batches is open. */
export async function isSignUpRush(db: Database, scene: SmsScene, now: Date): Promise<boolean> {
  const types = signUpType.options.filter((type) => signUpSmsScenes[type] === scene);
  if (types.length === 0) return false;
  const isOpen = and(lte(signUpBatch.applyStart, now), gt(signUpBatch.applyEnd, now));
  return (await db.$count(signUpBatch, and(inArray(signUpBatch.type, types), isOpen))) > 0;
}

/** Accounts that a typed name may mean: login name, candidate number, ID-card number or mobile number. */
export function findAccounts(db: Database, secrets: Secrets, typed: string): Promise<LoginAccount[]> {
  const holders = db
    .select({ id: studentMajor.studentId })
    .from(studentMajor)
    .where(eq(studentMajor.examineeNo, typed));
  return accountsWhere(
    db,
    or(
      eq(account.loginName, typed),
      eq(account.mobileHash, mobileHash(secrets, typed)),
      eq(student.idCardHash, idCardHash(secrets, typed)),
      inArray(student.id, holders),
    ),
  );
}

/** Accounts that a mobile number is bound to: at most one for each platform. */
export function findByMobile(db: Database, secrets: Secrets, mobile: string): Promise<LoginAccount[]> {
  return accountsWhere(db, eq(account.mobileHash, mobileHash(secrets, mobile)));
}

/** The account with this id. */
export async function findById(db: Database, accountId: string): Promise<LoginAccount | null> {
  const [found] = await accountsWhere(db, eq(account.id, accountId));
  return found ?? null;
}

/** The last login that succeeded. */
export async function lastLoginOf(db: Database, accountId: string) {
  const [last] = await db
    .select({ time: loginLog.time, ip: loginLog.ip })
    .from(loginLog)
    .where(and(eq(loginLog.accountId, accountId), eq(loginLog.result, 'SUCCESS')))
    .orderBy(desc(loginLog.time))
    .limit(1);
  return last ?? null;
}
