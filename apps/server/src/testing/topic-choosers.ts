import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { studentMajor } from '../db/schema/student.ts';
import { studentPlan } from '../db/schema/thesis.ts';
import { ruleRead } from '../db/schema/thesis-text.ts';
import { topic, topicWish } from '../db/schema/topic.ts';
import type { Deps } from '../deps.ts';
import { beginThesis, moveStage } from '../thesis/move-stage.ts';
import { findThesis } from '../thesis/read-thesis.ts';
import { ruleInForce } from '../thesis/rule-in-force.ts';
import { demoAccount } from './demo-app.ts';
import { addStudent, type TestStudent } from './test-student.ts';

/** The batch of the demo institution in which topics are chosen. */
export const choosingPlan = 'thesisPlan';

/** A student who is logged in and may choose a topic. */
export interface Chooser extends TestStudent {
  readonly studentPlanId: string;
}

/** Confirms 论文管理规定 in its newest version for a thesis of the demo, so that 选题 is open. */
async function readManageRule(
  deps: Pick<Deps, 'db' | 'clock'>,
  studentId: string,
  studentPlanId: string,
): Promise<void> {
  const now = deps.clock.now();
  const rule = await ruleInForce(deps.db, { planId: choosingPlan, ruleType: 'MANAGE' }, now);
  await deps.db.insert(ruleRead).values({
    ...{ studentId, planId: choosingPlan, type: 'MANAGE', version: rule.version, seconds: 96, readAt: now },
  });
  await deps.db.transaction(async (tx) =>
    moveStage(tx, await findThesis(tx, studentId, studentPlanId, { now }), {
      ...{ stage: 'RULE', step: 'CONFIRM', by: 'STUDENT' },
    }),
  );
}

/** Lets these students of the demo choose a topic: enters the batch for those who are not in it, and reads 论文管理规定 for all. */
export async function openTopicsFor(db: Database, ...names: string[]): Promise<void> {
  const clock = { now: () => new Date() };
  for (const name of names) {
    const { examineeNo } = demoAccount(name);
    const [record] = await db.select().from(studentMajor).where(eq(studentMajor.examineeNo, examineeNo));
    if (record === undefined) throw new Error('The demo institution is missing');
    const { id: studentMajorId, studentId } = record;
    const [entered] = await db.select().from(studentPlan).where(eq(studentPlan.studentId, studentId));
    const id = entered?.id ?? `thesis-${studentId}`;
    if (entered === undefined) {
      await db.insert(studentPlan).values({ id, studentId, studentMajorId, planId: choosingPlan });
      await beginThesis(db, { studentId, studentPlanId: id, now: clock.now() });
    }
    await readManageRule({ db, clock }, studentId, id);
  }
}

/** Enrols students of 陈思远's major in the batch, who have read 论文管理规定. */
export async function enrolChoosers(deps: Deps, count: number): Promise<Chooser[]> {
  const { examineeNo } = demoAccount('陈思远');
  const [like] = await deps.db.select().from(studentMajor).where(eq(studentMajor.examineeNo, examineeNo));
  if (like === undefined) throw new Error('The demo institution is missing');
  const choosers: Chooser[] = [];
  // A place is kept for a day: they are still logged in then.
  const expiresAt = new Date(deps.clock.now().getTime() + 7 * 86_400_000);
  for (let index = 0; index < count; index += 1) {
    const student = await addStudent(deps, { expiresAt });
    const { studentId } = student;
    const number = `9980000${String(index).padStart(5, '0')}`;
    await deps.db.insert(studentMajor).values({ ...like, id: studentId, studentId, examineeNo: number });
    const studentPlanId = deps.random.id();
    await deps.db
      .insert(studentPlan)
      .values({ id: studentPlanId, studentId, studentMajorId: studentId, planId: choosingPlan });
    await beginThesis(deps.db, { studentId, studentPlanId, now: deps.clock.now() });
    await readManageRule(deps, studentId, studentPlanId);
    choosers.push({ ...student, studentPlanId });
  }
  return choosers;
}

/** The topic whose last place everybody wants. */
const wantedTopic = 'topic-cs-03';

/** Leaves one place of a topic; returns the payload with which it is submitted. */
export async function leaveOnePlace({ db }: Pick<Deps, 'db'>) {
  await db
    .update(topic)
    .set({ quota: sql`${topic.taken} + 1` })
    .where(eq(topic.id, wantedTopic));
  const choice = { thesisType: 'DEGREE', wishes: [wantedTopic], revision: null };
  return ({ studentPlanId }: Chooser) => ({ studentPlanId, planId: choosingPlan, ...choice });
}

/** Finds the students among these who have a place of the topic. */
export async function placedAmong({ db }: Pick<Deps, 'db'>, choosers: readonly Chooser[]): Promise<string[]> {
  const rows = await db
    .select({ studentId: studentPlan.studentId })
    .from(topicWish)
    .innerJoin(studentPlan, eq(studentPlan.id, topicWish.studentPlanId))
    .where(
      and(
        eq(topicWish.topicId, wantedTopic),
        inArray(topicWish.status, ['PENDING', 'PASSED']),
        inArray(
          studentPlan.id,
          choosers.map(({ studentPlanId }) => studentPlanId),
        ),
      ),
    );
  return rows.map(({ studentId }) => studentId);
}
