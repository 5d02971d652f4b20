import type {
  deleteGraduationPlan,
  SavedPlan,
  saveGraduationPlan,
} from '@qianwei/api/contract/academic/planner';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { graduationPlan } from '../../../db/schema/academic.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { noWayOut, toScores } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { formatDateTime } from '../../../time.ts';

/** Plans that a student may keep; the table says the same. */
const maxPlans = 5;

/** A plan that is kept, as an answer shows it. */
export const shownSavedPlan = (row: typeof graduationPlan.$inferSelect): SavedPlan => ({
  planId: row.id,
  name: row.name,
  wishes: row.wishes,
  revision: row.revision,
  savedTime: formatDateTime(row.savedAt),
});

const own = ({ studentId, studentMajorId }: StudyRecord) =>
  and(eq(graduationPlan.studentId, studentId), eq(graduationPlan.studentMajorId, studentMajorId));

/**
 * Keeps a new plan or changes one. Throws 1050003 in a 考籍 that is studied in no more, 1050006 for a sixth, 1050005 for
 * somebody else's, 1040006 for an outdated one.
 */
export async function keepGraduationPlan(
  { db, session, clock }: StudentContext,
  { planId, revision, name, wishes }: PayloadOf<typeof saveGraduationPlan>,
): Promise<DataOf<typeof saveGraduationPlan>> {
  const record = await lockRecord(db, session);
  if (record.record.status !== 'NORMAL')
    throw blocked(errorCode.stateForbids, {
      reason: '这个考籍已经毕业或不在籍，不用再排考期，这个排法没有保存',
      way: toScores,
    });
  const kept = await db.select().from(graduationPlan).where(own(record));
  const changed = { name, wishes, savedAt: clock.now() };
  if (planId === undefined) {
    const slots = new Set(kept.map(({ slot }) => slot));
    const slot = Array.from({ length: maxPlans }, (_, index) => index + 1).find((free) => !slots.has(free));
    if (slot === undefined)
      throw blocked(errorCode.limitReached, {
        reason: `最多保存 ${maxPlans} 个排法，请先删除一个`,
        way: noWayOut('BESIDE'),
      });
    const { studentId, studentMajorId } = record;
    const [row] = await db
      .insert(graduationPlan)
      .values({ ...changed, studentId, studentMajorId, slot })
      .returning();
    if (row === undefined) throw new Error('The plan was not stored');
    return shownSavedPlan(row);
  }
  const before = kept.find(({ id }) => id === planId);
  if (before === undefined) throw notFound();
  if (before.revision !== revision)
    throw blocked(errorCode.conflict, {
      reason: '这个排法已在其他设备改过，已换成最新的一份，请看过再保存',
      way: noWayOut('BESIDE'),
    });
  const [row] = await db
    .update(graduationPlan)
    .set({ ...changed, revision: before.revision + 1 })
    .where(eq(graduationPlan.id, planId))
    .returning();
  if (row === undefined) throw notFound();
  return shownSavedPlan(row);
}

/** Removes a plan. Throws 1050005 for one that is gone or somebody else's. */
export async function dropGraduationPlan(
  { db, session }: StudentContext,
  { planId }: PayloadOf<typeof deleteGraduationPlan>,
): Promise<DataOf<typeof deleteGraduationPlan>> {
  const record = await lockRecord(db, session);
  const gone = await db
    .delete(graduationPlan)
    .where(and(own(record), eq(graduationPlan.id, planId)))
    .returning({ id: graduationPlan.id });
  if (gone.length === 0) throw notFound();
  return {};
}
