import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { examApply, examSession, examSite } from '../db/schema/registration.ts';
import { student } from '../db/schema/student.ts';
import { formatDay, parseDateTime } from '../time.ts';

const dayMs = 24 * 3_600_000;

/** Seats 何静 in every exam to come, as staff do when rooms are assigned; returns the moment of 18:00 before her first. */
export async function seatHe(db: Database): Promise<number> {
  const [person] = await db.select().from(student).where(eq(student.name, '何静'));
  const [site] = await db.select().from(examSite);
  if (person === undefined || site === undefined) throw new Error('the demo has no 何静, or no site');
  const coming = await db
    .select({ id: examApply.id, date: examSession.date })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .where(and(eq(examApply.studentId, person.id), gt(examSession.date, formatDay(new Date()))));
  for (const [index, { id }] of coming.entries())
    await db
      .update(examApply)
      .set({ siteId: site.id, room: `第 0${index + 1} 考场`, roomCapacity: 30, seatNo: 14 })
      .where(eq(examApply.id, id));
  const first = coming.map(({ date }) => parseDateTime(`${date} 18:00:00`).getTime());
  return Math.min(...first) - dayMs;
}
