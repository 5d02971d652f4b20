import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course } from '../../db/schema/course.ts';
import type { englishScore } from '../../db/schema/english.ts';
import { signUp, signUpItem, type signUpSite } from '../../db/schema/sign-up.ts';
import { degreeEnglishOf } from '../../studies/degree-english.ts';
import { type NextExam, nextExamsOf } from '../../studies/next-exams.ts';
import type { StudyRecord } from '../../studies/record.ts';
import { readStudies, type Studies } from '../../studies/studies.ts';
import { listPractices, listSites, type OfferedPractice, type SignUpBatchRow } from './batches.ts';

/** A row of the sign-ups. */
export type SignUpRow = typeof signUp.$inferSelect;

/** Something that is examined in a sign-up, with its course if it has one. */
export interface SignedItem {
  readonly item: typeof signUpItem.$inferSelect;
  readonly course: typeof course.$inferSelect | null;
}

/** Sign-up of a person for a batch, with its items by course code. */
export interface OwnSignUp {
  readonly row: SignUpRow;
  readonly items: readonly SignedItem[];
  /** Its places are counted: also those of an overdue one, until its end is stored. */
  readonly holdsPlaces: boolean;
}

/** Facts that decide what a person can sign up for in a batch. */
export interface SignUpFacts {
  readonly type: SignUpType;
  readonly batch: SignUpBatchRow;
  readonly studies: Studies;
  /** The courses of the batch that the plan has. */
  readonly practices: readonly OfferedPractice[];
  readonly sites: readonly (typeof signUpSite.$inferSelect)[];
  /** The next written exam of the theory of each practice, by the theory's id. */
  readonly theoryExams: ReadonlyMap<string, NextExam>;
  /** The published result in the foreign language that is passed; null without one. */
  readonly passed: typeof englishScore.$inferSelect | null;
  readonly own: OwnSignUp | null;
}

/**
 * 准考证号 on the ticket of a sign-up: that of the 考籍, 12 digits; of the foreign language exam its own, such as 2611000417,
 * of its month and the number of the sign-up. Its results have the same.
 */
export const examNoOf = (
  { type, examStart }: Pick<SignUpBatchRow, 'type' | 'examStart'>,
  { serial }: Pick<SignUpRow, 'serial'>,
  examineeNo: string,
): string =>
  type === 'PRACTICE'
    ? examineeNo
    : `${examStart.slice(2, 4)}${examStart.slice(5, 7)}${String(serial).padStart(6, '0')}`;

/** The items of a sign-up by course code. */
export function listItems(db: Database, signUpId: string): Promise<SignedItem[]> {
  return db
    .select({ item: signUpItem, course })
    .from(signUpItem)
    .leftJoin(course, eq(course.id, signUpItem.courseId))
    .where(eq(signUpItem.signUpId, signUpId))
    .orderBy(asc(course.courseCode));
}

/** True for a sign-up that is ended for its missing payment, whether the server's round has done so yet or not. */
export const isPaymentOverdue = ({ status, payDeadline }: SignUpRow, now: Date): boolean =>
  status === 'UNPAID' && payDeadline !== null && payDeadline <= now;

/** A sign-up as it is by the clock: cancelled once its payment is overdue. */
export const rowByClock = <Row extends SignUpRow>(row: Row, now: Date): Row =>
  isPaymentOverdue(row, now) ? { ...row, ...expired(row) } : row;

/** Values of a sign-up that ends because it was not paid. */
export const expired = ({ payDeadline }: Pick<SignUpRow, 'payDeadline'>) =>
  ({ status: 'CANCELLED', payDeadline: null, expiredAt: payDeadline }) as const;

/** The sign-ups of a person for some batches, in the order of these. */
export async function listOwn(
  db: Database,
  studentId: string,
  batches: readonly SignUpBatchRow[],
  now: Date,
): Promise<{ readonly row: SignUpRow; readonly batch: SignUpBatchRow }[]> {
  const isOwn = and(
    eq(signUp.studentId, studentId),
    inArray(
      signUp.batchId,
      batches.map(({ id }) => id),
    ),
  );
  const rows = await db.select().from(signUp).where(isOwn);
  return batches.flatMap((batch) =>
    rows.filter(({ batchId }) => batchId === batch.id).map((row) => ({ row: rowByClock(row, now), batch })),
  );
}

/** The sign-up of a person for a batch; null before the first. */
async function findOwn(
  db: Database,
  { batchId, studentId }: Pick<SignUpRow, 'batchId' | 'studentId'>,
  now: Date,
): Promise<OwnSignUp | null> {
  const [row] = await db
    .select()
    .from(signUp)
    .where(and(eq(signUp.batchId, batchId), eq(signUp.studentId, studentId)));
  if (row === undefined) return null;
  const holdsPlaces = row.status !== 'CANCELLED';
  return { row: rowByClock(row, now), items: await listItems(db, row.id), holdsPlaces };
}

async function passedEnglish(db: Database, record: StudyRecord, now: Date) {
  const best = await degreeEnglishOf(db, record, now);
  return best?.result === 'PASS' ? best : null;
}

/** Reads the facts of a person and a batch. */
export async function readSignUpFacts(
  db: Database,
  { batch, record }: { readonly batch: SignUpBatchRow; readonly record: StudyRecord },
  now: Date,
): Promise<SignUpFacts> {
  const { type } = batch;
  const [studies, offered, sites, own, passed] = await Promise.all([
    readStudies(db, record, now),
    listPractices(db, batch.id),
    listSites(db, batch.id),
    findOwn(db, { batchId: batch.id, studentId: record.studentId }, now),
    type === 'ENGLISH' ? passedEnglish(db, record, now) : null,
  ]);
  const planned = new Map(studies.standings.map(({ line }) => [line.course.courseCode, line.course.id]));
  const practices = offered.filter(({ course: { courseCode } }) => planned.has(courseCode));
  const theories = practices.flatMap(({ course: { theoryCode } }) => planned.get(theoryCode) ?? []);
  const theoryExams = await nextExamsOf(db, theories, now);
  return { type, batch, studies, practices, sites, theoryExams, passed, own };
}
