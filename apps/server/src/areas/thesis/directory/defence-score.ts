import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { defenceAppointment, defenceRecord } from '../../../db/schema/thesis-judging.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';

/** The published score of the defence of a round, 0–100; null before. */
export async function defenceScore(
  db: Database,
  { row, roundNo, now }: Pick<Thesis, 'row' | 'roundNo' | 'now'>,
): Promise<number | null> {
  const [defence] = await db
    .select({ score: defenceRecord.score })
    .from(defenceRecord)
    .innerJoin(defenceAppointment, eq(defenceAppointment.id, defenceRecord.appointmentId))
    .where(
      and(
        eq(defenceAppointment.studentPlanId, row.id),
        eq(defenceAppointment.roundNo, roundNo),
        ne(defenceAppointment.status, 'CANCELLED'),
        lte(defenceRecord.publishTime, now),
      ),
    );
  return defence?.score ?? null;
}
