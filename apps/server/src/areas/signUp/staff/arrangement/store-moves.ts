import { eq, inArray } from 'drizzle-orm';
import { among } from '../../../../db/among.ts';
import { chunksOf } from '../../../../db/chunks.ts';
import type { Database } from '../../../../db/database.ts';
import { taskPriorities } from '../../../../db/schema/schedule.ts';
import { signUp, signUpChange, signUpItem } from '../../../../db/schema/sign-up.ts';
import { type NewTask, replaceTasks } from '../../../../student/tasks.ts';
import { signUpTicketPaths } from '../../../../studies/live-sign-ups.ts';
import { dateTimeOf, parseDateTime } from '../../../../time.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import { placeChangedDuty } from '../../sign-up-kind.ts';
import { saveWindows } from '../batch/save-batch.ts';
import { clashingPairs, type Move, type Register } from './arrangement-checks.ts';
import { partsBy } from './batch-places.ts';
import { isSamePlace, newPlaceWords, noExamPlace, placeChangeWords } from './exam-place.ts';

/** The moves that change what somebody could have read: of a sign-up that had a place, after the publication. */
export function announcedPlaces({ batch, arranged, now }: Register, moves: readonly Move[]): readonly Move[] {
  if (now < batch.arrangePublish) return [];
  const placed = new Set(
    [...arranged.values()].flatMap(({ place, row }) => (place === null ? [] : [row.id])),
  );
  return moves.filter(
    ({ arranged: { row, place }, to }) => placed.has(row.id) && (place === null || !isSamePlace(place, to)),
  );
}

/** Duty of a student about another place, until the last of these exams is over; with `clashes`, two are at the same time. */
function dutyOf(
  batch: SignUpBatchRow,
  own: readonly Move[],
  { now, clashes }: { readonly now: Date; readonly clashes: boolean },
): NewTask | null {
  const [first] = own;
  if (first === undefined) return null;
  const { row } = first.arranged;
  const isPrintable = now >= batch.ticketOpen;
  const places = own.map(({ arranged: { course, place }, to }) =>
    `${course?.courseCode ?? ''} ${newPlaceWords(place, to)}`.trim(),
  );
  const ends = own.map(({ to }) => parseDateTime(dateTimeOf(to.examDate, to.endTime)).getTime());
  const path = signUpTicketPaths[batch.type];
  return {
    ...placeChangedDuty(row.studentId, row.id),
    studentMajorId: row.studentMajorId,
    reason: '考点、考场或座位有变动',
    title: `${batch.name}的考场重新安排了`,
    desc: `现在是${places.join('；')}。${clashes ? '两门时间冲突，请联系主考院校。' : ''}${isPrintable ? '以前打印的准考证作废，请重新打印。' : '准考证开放后请按新的安排打印。'}`,
    path,
    actionText: isPrintable ? '去打印准考证' : '看新安排',
    priority: taskPriorities.seatChanged,
    menuPath: path,
    visibleUntil: new Date(Math.max(...ends)),
  };
}

/** Writes what students read about it: the changes that the ticket lists, and a duty for each sign-up. */
async function announce(tx: Database, register: Register, moves: readonly Move[]): Promise<void> {
  const { batch, now } = register;
  if (now >= batch.ticketOpen)
    for (const chunk of chunksOf(moves))
      await tx.insert(signUpChange).values(
        chunk.map(({ arranged: { item, place }, to }) => ({
          ...{ itemId: item.id, time: now },
          ...placeChangeWords(place, to),
        })),
      );
  const bySignUp = partsBy(moves, ({ arranged }) => arranged.row.id);
  const clashing = new Set(clashingPairs(register, moves).map(({ own }) => own.row.id));
  for (const [signUpId, own] of bySignUp) {
    const duty = dutyOf(batch, own, { now, clashes: clashing.has(signUpId) });
    const { code } = placeChangedDuty('', signUpId);
    if (duty !== null) await replaceTasks(tx, { code, bizId: signUpId }, [duty]);
  }
}

/**
 * Places what is signed up for, in the transaction that has read and locked it. What had a seat leaves it first, so that two
 * can change places; the table refuses whatever is not free. A sign-up of which everything has a place is ARRANGED.
 */
export async function storeMoves(tx: Database, register: Register, moves: readonly Move[]): Promise<void> {
  const leaving = moves.flatMap(({ arranged: { item, place } }) => (place === null ? [] : [item.id]));
  if (leaving.length > 0) await tx.update(signUpItem).set(noExamPlace).where(among(signUpItem.id, leaving));
  for (const { arranged, to } of moves)
    await tx.update(signUpItem).set(to).where(eq(signUpItem.id, arranged.item.id));
  const placed = new Set(moves.map(({ arranged: { item } }) => item.id));
  const bySignUp = partsBy(register.arranged.values(), ({ row }) => row.id);
  const complete = [...bySignUp].flatMap(([id, items]) =>
    items.every(({ item, place }) => place !== null || placed.has(item.id)) ? [id] : [],
  );
  for (const chunk of chunksOf(complete))
    await tx.update(signUp).set({ status: 'ARRANGED' }).where(inArray(signUp.id, chunk));
  await saveWindows(tx, register.batch);
  await announce(tx, register, announcedPlaces(register, moves));
}
