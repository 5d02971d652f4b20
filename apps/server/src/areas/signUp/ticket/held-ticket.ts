import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import type { PlaceChange } from '@qianwei/api/contract/sign-up/ticket';
import { and, asc, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { signUp, signUpBatch, signUpChange, signUpCourse } from '../../../db/schema/sign-up.ts';
import { formatDateTime, formatDay } from '../../../time.ts';
import type { SignUpBatchRow } from '../batches.ts';
import { isPaymentOverdue, listItems, type SignedItem, type SignUpRow } from '../sign-up-facts.ts';

/** A sign-up whose ticket is asked for. */
export interface HeldTicket {
  readonly row: SignUpRow;
  readonly batch: SignUpBatchRow;
}

/**
 * The sign-up of a person whose ticket is next: of the named batch, else of the first whose exams are not over, else of the
 * last one; null without any. What was cancelled is none, nor what is overdue for its payment.
 */
export async function findHeld(
  db: Database,
  {
    studentId,
    type,
    batchId,
  }: { readonly studentId: string; readonly type: SignUpType; readonly batchId?: string | undefined },
  now: Date,
): Promise<HeldTicket | null> {
  const rows = await db
    .select({ row: signUp, batch: signUpBatch })
    .from(signUp)
    .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
    .where(
      and(
        eq(signUp.studentId, studentId),
        eq(signUpBatch.type, type),
        ne(signUp.status, 'CANCELLED'),
        batchId === undefined ? undefined : eq(signUpBatch.id, batchId),
      ),
    )
    .orderBy(asc(signUpBatch.examStart));
  const standing = rows.filter(({ row }) => !isPaymentOverdue(row, now));
  const today = formatDay(now);
  return standing.find(({ batch }) => batch.examEnd >= today) ?? standing.at(-1) ?? null;
}

/** Changes of the places of a sign-up since its ticket can be printed, the newest first. */
export async function listChanges(
  db: Database,
  items: readonly SignedItem[],
  { ticketOpen }: SignUpBatchRow,
): Promise<PlaceChange[]> {
  const ids = items.map(({ item }) => item.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(signUpChange)
    .where(and(inArray(signUpChange.itemId, ids), gte(signUpChange.time, ticketOpen)))
    .orderBy(desc(signUpChange.time), asc(signUpChange.id));
  return rows.map(({ itemId, fromText, toText, time }) => ({
    time: formatDateTime(time),
    courseCode: items.find(({ item }) => item.id === itemId)?.course?.courseCode ?? '',
    from: fromText,
    to: toText,
  }));
}

/** 00897 由B305 11 座改为B402 05 座 */
export function placeChangeLine({ courseCode, from, to }: PlaceChange): string {
  const words = from === '' ? `安排在${to}` : `由${from}改为${to}`;
  return `${courseCode} ${words}`.trim();
}

/** The items of a sign-up that have a place, in the order in which they are taken, each with what its course says. */
export async function listArranged(db: Database, { row, batch }: HeldTicket) {
  const items = await listItems(db, row.id);
  const offers = await db.select().from(signUpCourse).where(eq(signUpCourse.batchId, batch.id));
  const arranged = items.flatMap((signed) => {
    const { examDate, seatNo } = signed.item;
    if (examDate === null || seatNo === null) return [];
    const offer = offers.find(({ courseId }) => courseId === signed.item.courseId);
    return [{ ...signed, examDate, seatNo, offer: offer ?? null }];
  });
  const keyOf = ({ examDate, item }: (typeof arranged)[number]) => `${examDate} ${item.startTime}`;
  return { items, arranged: arranged.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}
