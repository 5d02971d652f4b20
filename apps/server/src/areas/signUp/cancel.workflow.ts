import { errorCode } from '@qianwei/api/contract/envelope';
import type { cancelSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { momentWords } from '@qianwei/api/time/words';
import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../application/lock.ts';
import { withdrawApplication } from '../../application/withdraw.ts';
import { requireHolder } from '../../credentials/guest-ticket.ts';
import { lockStudent } from '../../db/lock-owner.ts';
import { signUp, signUpItem } from '../../db/schema/sign-up.ts';
import { blocked } from '../../eligibility/eligibility.ts';
import { toOffice } from '../../eligibility/ways.ts';
import type { CallContext } from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { notFound } from '../../http/refusal.ts';
import { closeTask } from '../../student/tasks.ts';
import { movePlaces, placesOf } from './places.ts';
import { listItems, rowByClock } from './sign-up-facts.ts';
import { keepUnpaidDuty, placeChangedDuty, signUpDuty, signUpKind } from './sign-up-kind.ts';
import { noExamPlace } from './staff/arrangement/exam-place.ts';

/** Takes a sign-up of the ticket's person back; its places go to others, and what was paid is paid back by the office. */
export async function cancelSignUp(
  context: CallContext,
  { type, signUpId, guestTicket }: PayloadOf<typeof cancelSignUpNLog>,
): Promise<DataOf<typeof cancelSignUpNLog>> {
  const { clock } = context;
  const { studentId, batchId } = await requireHolder(context, guestTicket, { type });
  await limitRate(context, { name: 'sign-up-cancel', subject: studentId, max: 10, seconds: 3600 });
  return context.db.transaction(async (db) => {
    await lockStudent(db, studentId);
    const isOwn = and(eq(signUp.id, signUpId), eq(signUp.studentId, studentId), eq(signUp.batchId, batchId));
    const stored = await lockRow(db, signUpKind, isOwn);
    if (stored === undefined) throw notFound();
    const row = rowByClock(stored, clock.now());
    const { batch } = row;
    if (clock.now() >= batch.applyEnd)
      throw blocked(errorCode.outsideWindow, {
        reason: `报名已截止（${momentWords(batch.applyEnd.getTime(), 'end')}），不能再撤销`,
        way: toOffice,
      });
    const items = await listItems(db, row.id);
    await withdrawApplication({ db, clock }, signUpKind, row);
    await movePlaces(db, { held: placesOf({ row, items }), wanted: [] });
    await db.update(signUpItem).set(noExamPlace).where(eq(signUpItem.signUpId, row.id));
    await keepUnpaidDuty(db, row, null);
    await closeTask(db, signUpDuty(studentId, row.id));
    await closeTask(db, placeChangedDuty(studentId, row.id));
    return { status: 'CANCELLED', refund: row.paid };
  });
}
