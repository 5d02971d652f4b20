import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { and, asc, eq, gt, gte, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { course } from '../db/schema/course.ts';
import { signUp, signUpBatch, signUpItem } from '../db/schema/sign-up.ts';
import { dateTimeOf, formatDay, parseDateTime } from '../time.ts';
import { siteSeatWords } from './registrations.ts';

/** The pages on which the tickets of sign-ups are printed. */
export const signUpTicketPaths: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '/reviews/practice/ticket',
  ENGLISH: '/englishSignUp?tab=ticket',
};

/** A sign-up that holds its place. */
export interface LiveSignUp {
  readonly row: typeof signUp.$inferSelect;
  readonly batch: typeof signUpBatch.$inferSelect;
  /** By the time at which they are taken; those without a place last. */
  readonly items: readonly {
    readonly item: typeof signUpItem.$inferSelect;
    readonly course: typeof course.$inferSelect | null;
  }[];
}

/**
 * The sign-ups of a person that hold their place, in the batches whose exams or results are still to come, in whichever
 * 考籍; the first exams first. One statement.
 */
export async function listLiveSignUps(db: Database, studentId: string, now: Date): Promise<LiveSignUp[]> {
  const rows = await db
    .select({ row: signUp, batch: signUpBatch, item: signUpItem, course })
    .from(signUp)
    .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
    .innerJoin(signUpItem, eq(signUpItem.signUpId, signUp.id))
    .leftJoin(course, eq(course.id, signUpItem.courseId))
    .where(
      and(
        eq(signUp.studentId, studentId),
        ne(signUp.status, 'CANCELLED'),
        or(isNull(signUp.payDeadline), gt(signUp.payDeadline, now)),
        or(gte(signUpBatch.examEnd, formatDay(now)), gt(signUpBatch.scorePublish, now)),
      ),
    )
    .orderBy(asc(signUpBatch.examStart), asc(signUp.id), asc(signUpItem.examDate), asc(signUpItem.startTime));
  const signUps = new Map(rows.map(({ row, batch }) => [row.id, { row, batch }]));
  return [...signUps.values()].map(({ row, batch }) => ({
    row,
    batch,
    items: rows.filter(({ item }) => item.signUpId === row.id),
  }));
}

/** True for a sign-up that staff have approved: only such a one has seats and a ticket. */
export const isApproved = ({ row: { status } }: LiveSignUp): boolean =>
  status === 'APPROVED' || status === 'ARRANGED';

/** An exam of a sign-up with its published seat. */
export interface SeatedExam {
  readonly id: string;
  /** Null for the exam of the degree's foreign language. */
  readonly course: typeof course.$inferSelect | null;
  readonly begins: Date;
  readonly ends: Date;
  /** Such as 江澜大学二教第 204 考场 15 座. */
  readonly seat: string;
}

/** The exams of a sign-up whose seats its student may know, in their order; none before the publication. */
export function seatedExams(signedUp: LiveSignUp, now: Date): SeatedExam[] {
  if (!isApproved(signedUp) || now < signedUp.batch.arrangePublish) return [];
  return signedUp.items.flatMap(({ item, course: of }) => {
    const { id, examDate, startTime, endTime, siteName, room, seatNo } = item;
    if (examDate === null || seatNo === null) return [];
    return [
      {
        id,
        course: of,
        begins: parseDateTime(`${examDate} ${startTime}:00`),
        ends: parseDateTime(dateTimeOf(examDate, endTime)),
        seat: siteSeatWords(siteName, { room, seatNo }),
      },
    ];
  });
}

/** True once the ticket of a sign-up can be printed. */
export const hasTicket = (signedUp: LiveSignUp, now: Date): boolean =>
  now >= signedUp.batch.ticketOpen && seatedExams(signedUp, now).length > 0;
