import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import { reviewWorkingDays, type SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { momentWords, workingDaysFrom } from '@qianwei/api/time/words';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course } from '../../db/schema/course.ts';
import { school } from '../../db/schema/institution.ts';
import { signUpBatch, signUpCourse, signUpSite } from '../../db/schema/sign-up.ts';
import { notFound } from '../../http/refusal.ts';
import { formatDateTime, formatDay } from '../../time.ts';

/** A row of the batches. */
export type SignUpBatchRow = typeof signUpBatch.$inferSelect;

/** A course of a batch. */
export interface OfferedPractice {
  readonly offer: typeof signUpCourse.$inferSelect;
  readonly course: typeof course.$inferSelect;
}

/** A site of a batch. */
export type SiteRow = typeof signUpSite.$inferSelect;

/** The batches of an exam that concern students now. */
export interface BatchNow {
  /** The open one, else the last that has begun, else the next; null without any. */
  readonly batch: SignUpBatchRow | null;
  /** The first that begins after it. */
  readonly next: SignUpBatchRow | null;
  /** Those that have begun and are not over, the newest first. */
  readonly running: readonly SignUpBatchRow[];
}

/** Reads the batches of an exam that concern students now; with `batchId` that one is shown. Throws 1050005 without it. */
export async function batchNow(
  db: Database,
  { type, batchId }: { readonly type: SignUpType; readonly batchId?: string | undefined },
  now: Date,
): Promise<BatchNow> {
  const rows = await db
    .select()
    .from(signUpBatch)
    .where(eq(signUpBatch.type, type))
    .orderBy(asc(signUpBatch.applyStart));
  const begun = rows.filter(({ applyStart }) => applyStart <= now);
  const current = begun.findLast(({ applyEnd }) => now < applyEnd) ?? begun.at(-1) ?? rows[0] ?? null;
  const batch = batchId === undefined ? current : rows.find(({ id }) => id === batchId);
  if (batch === undefined) throw notFound();
  const next = rows.find(({ applyStart }) => current !== null && applyStart > current.applyStart) ?? null;
  const running = begun.filter((row) => batchStatus(row, now) !== 'OVER').toReversed();
  return { batch, next, running };
}

/** The batch of an exam with this id. Throws 1050005 without one. */
export async function findSignUpBatch(
  db: Database,
  type: SignUpType,
  batchId: string,
): Promise<SignUpBatchRow> {
  const [row] = await db
    .select()
    .from(signUpBatch)
    .where(and(eq(signUpBatch.id, batchId), eq(signUpBatch.type, type)));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Holds the batch with this id until the transaction ends: staff who change it wait. Any number may hold it. Throws 1050005
 * without one.
 */
export async function holdBatch(tx: Database, type: SignUpType, batchId: string): Promise<SignUpBatchRow> {
  await tx.select({ id: signUpBatch.id }).from(signUpBatch).where(eq(signUpBatch.id, batchId)).for('share');
  return findSignUpBatch(tx, type, batchId);
}

/** The courses of a batch, by their code. */
export function listPractices(db: Database, batchId: string): Promise<OfferedPractice[]> {
  return db
    .select({ offer: signUpCourse, course })
    .from(signUpCourse)
    .innerJoin(course, eq(course.id, signUpCourse.courseId))
    .where(eq(signUpCourse.batchId, batchId))
    .orderBy(asc(course.courseCode));
}

/** The sites of a batch, in the order in which they were entered. */
export function listSites(db: Database, batchId: string): Promise<SiteRow[]> {
  return db
    .select()
    .from(signUpSite)
    .where(eq(signUpSite.batchId, batchId))
    .orderBy(asc(signUpSite.createdAt), asc(signUpSite.name));
}

/** State of a batch at a moment. */
function batchStatus(
  { applyStart, applyEnd, arrangePublish, examEnd }: SignUpBatchRow,
  now: Date,
): SignUpBatch['status'] {
  if (now < applyStart) return 'UPCOMING';
  if (now < applyEnd) return 'OPEN';
  if (now < arrangePublish) return 'CLOSED';
  return formatDay(now) <= examEnd ? 'ARRANGED' : 'OVER';
}

/**
 * Until when what was returned can be mended: after the end of the sign-up, too, and so long before its rooms are published
 * that it is reviewed and seated with the others.
 */
export function correctionEnd({
  applyEnd,
  arrangePublish,
}: Pick<SignUpBatchRow, 'applyEnd' | 'arrangePublish'>): Date {
  const reviewStart = workingDaysFrom(arrangePublish.getTime(), -reviewWorkingDays);
  return new Date(Math.max(applyEnd.getTime(), reviewStart));
}

/** Mark in the 报名须知 that stands for the end of the sign-up, so that no other date is read there. */
export const endMark = '{报名截止}';

const leftIn = ({ quota, taken }: { quota: number; taken: number }) => Math.max(0, quota - taken);

/** A batch as its page shows it, with what can be chosen. */
export async function shownBatch(db: Database, row: SignUpBatchRow, now: Date): Promise<SignUpBatch> {
  const [practices, sites, [examining]] = await Promise.all([
    listPractices(db, row.id),
    listSites(db, row.id),
    db.select({ name: school.name }).from(school).where(eq(school.id, row.schoolId)),
  ]);
  const { feeEnabled } = row;
  return {
    batchId: row.id,
    name: row.name,
    status: batchStatus(row, now),
    startTime: formatDateTime(row.applyStart),
    endTime: formatDateTime(row.applyEnd),
    examStart: row.examStart,
    examEnd: row.examEnd,
    arrangeTime: formatDateTime(row.arrangePublish),
    ticketOpenTime: formatDateTime(row.ticketOpen),
    scoreTime: formatDateTime(row.scorePublish),
    schoolName: examining?.name ?? '',
    notices: row.notices.map((text) => text.replaceAll(endMark, momentWords(row.applyEnd.getTime(), 'end'))),
    readSeconds: row.readSeconds,
    maxCourse: row.maxCourse,
    feeEnabled,
    fee: feeEnabled ? row.fee : 0,
    courseList: practices.map(({ offer, course: of }) => ({
      courseCode: of.courseCode,
      courseName: of.name,
      credit: of.credit,
      assessForms: offer.assessForms,
      theoryCode: of.theoryCode,
      carry: offer.carry,
      fee: feeEnabled ? offer.fee : 0,
      quota: offer.quota,
      left: leftIn(offer),
    })),
    siteList: sites.map(({ id, name, address, ...places }) => ({
      siteId: id,
      name,
      address,
      left: leftIn(places),
    })),
    languageList: row.languages,
  };
}
