import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../../../db/database.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import {
  studentPlan,
  thesisPlan,
  thesisPlanAdvisor,
  thesisStageRow,
  thesisWindow,
} from '../../../db/schema/thesis.ts';
import { topic, topicWait } from '../../../db/schema/topic.ts';
import type { Deps } from '../../../deps.ts';
import { notifyStudent } from '../../../student/personal-notice.ts';
import { closeTask, openTask, type TaskKey } from '../../../student/tasks.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { topicPath } from '../../../thesis/thesis-paths.ts';
import { freePlace, holdAdvisors, takePlace } from './place-counters.ts';

/** Hours for which a place that has become free is kept for who has waited longest. */
const keptHours = 24;

/** A student who waits for a place. */
export type TopicWait = typeof topicWait.$inferSelect;

/** The duty to use a kept place. Its code is none of those that the stages of a thesis close. */
const placeDuty = (studentId: string, { id }: Pick<TopicWait, 'id'>): TaskKey => ({
  ...{ studentId, code: 'TOPIC_PLACE', bizId: id },
});

/** Ends a wait. Of a kept place the duty is closed; the place itself is the caller's to count. */
export async function endWait(
  tx: Database,
  studentId: string,
  wait: TopicWait,
  status: 'TAKEN' | 'LAPSED' | 'LEFT',
): Promise<void> {
  await tx.update(topicWait).set({ status, heldUntil: null }).where(eq(topicWait.id, wait.id));
  if (wait.status === 'HELD') await closeTask(tx, placeDuty(studentId, wait));
}

/** Waits, each with its topic and the thesis that waits. */
const placedWaits = (tx: Database) =>
  tx
    .select({ wait: topicWait, of: topic, thesis: studentPlan })
    .from(topicWait)
    .innerJoin(topic, eq(topic.id, topicWait.topicId))
    .innerJoin(studentPlan, eq(studentPlan.id, topicWait.studentPlanId));

type PlacedWait = Awaited<ReturnType<typeof placedWaits>>[number];

const other = alias(topicWait, 'other');

/** Condition of the waits whose student has no kept place. */
const hasNoneKept = (tx: Database) =>
  notExists(
    tx
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.studentPlanId, topicWait.studentPlanId), eq(other.status, 'HELD'))),
  );

/**
 * Condition of the waits that a place can be kept for: their student can choose now, and has no kept place yet, so that nobody holds
 * more places than one submission uses.
 */
function canBeKept(tx: Database, now: Date) {
  const lastMoment = sql<Date | null>`coalesce(${thesisStageRow.extendedTo}, ${thesisStageRow.deadline}, ${thesisWindow.endTime})`;
  const canChoose = tx
    .select({ id: studentPlan.id })
    .from(studentPlan)
    .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
    .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
    .innerJoin(thesisStageRow, eq(thesisStageRow.studentPlanId, studentPlan.id))
    .leftJoin(thesisWindow, and(eq(thesisWindow.planId, studentPlan.planId), eq(thesisWindow.stage, 'TOPIC')))
    .where(
      and(
        eq(studentPlan.id, topicWait.studentPlanId),
        ...[eq(studentPlan.overall, 'ONGOING'), eq(thesisPlan.status, 'ACTIVE')],
        eq(studentMajor.status, 'NORMAL'),
        ...[eq(thesisStageRow.roundNo, 1), eq(thesisStageRow.code, 'TOPIC')],
        inArray(thesisStageRow.status, ['TODO', 'RETURNED']),
        or(isNull(lastMoment), gt(lastMoment, sql`${now.toISOString()}::timestamptz`)),
      ),
    );
  return and(eq(topicWait.status, 'WAITING'), exists(canChoose), hasNoneKept(tx));
}

/** First key of the advisory locks of who keeps a place for a student; the other user of such locks is `publishEvent`. */
const lockClass = 7303;

/**
 * Reserves keeping a place for this student until the transaction ends, and waits for nobody: false when another transaction, which
 * holds other teachers, is keeping a place for the same student, or has. The table would refuse a second one.
 */
async function mayKeepFor(tx: Database, { id, studentPlanId }: TopicWait): Promise<boolean> {
  const [lock] = await rowsOf<{ isMine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${lockClass}::int, hashtext(${studentPlanId})) as "isMine"`,
  );
  return (
    lock?.isMine === true && (await tx.$count(topicWait, and(eq(topicWait.id, id), hasNoneKept(tx)))) > 0
  );
}

async function keepPlace(tx: Database, { wait, of, thesis }: PlacedWait, now: Date): Promise<void> {
  const heldUntil = new Date(now.getTime() + keptHours * 3_600_000);
  await tx.update(topicWait).set({ status: 'HELD', heldUntil }).where(eq(topicWait.id, wait.id));
  const { studentId, studentMajorId } = thesis;
  const path = topicPath(thesis.id, of.planId);
  const title = `题目《${of.title}》有空位了`;
  const line = `为你保留一个名额 ${keptHours} 小时，期间提交时选它为第一志愿即可；逾期，或者提交了别的第一志愿，名额给下一位同学。`;
  await openTask(tx, {
    ...placeDuty(studentId, wait),
    ...{ studentMajorId, title, desc: line, path, menuPath: '/thesis/index' },
    reason: `等候的题目有空位了，名额保留 ${keptHours} 小时`,
    actionText: '去选题',
    deadlineTitle: '名额保留截止',
    deadline: heldUntil,
    priority: taskPriorities.openWindow,
  });
  await notifyStudent(tx, {
    ...{ studentId, at: now, category: 'THESIS', title, lines: [line], publisher: '考办' },
    ...{ deadline: heldUntil, actionPath: path, actionText: '去选题' },
  });
  await publishThesisEvent(tx, studentId, now);
}

/** Ends the kept places of these teachers whose time is over. */
async function endLapsed(
  tx: Database,
  planId: string,
  advisorIds: readonly string[],
  now: Date,
): Promise<void> {
  const lapsed = await placedWaits(tx).where(
    and(
      eq(topic.planId, planId),
      inArray(topic.advisorId, [...advisorIds]),
      eq(topicWait.status, 'HELD'),
      lte(topicWait.heldUntil, now),
    ),
  );
  for (const { wait, of, thesis } of lapsed) {
    await endWait(tx, thesis.studentId, wait, 'LAPSED');
    await freePlace(tx, of);
  }
}

/**
 * Ends kept places whose time is over, and keeps the places that are free now for those who wait longest and can still choose, one at
 * a time for each. For all topics of these teachers, whom the transaction holds.
 */
export async function settleWaits(
  tx: Database,
  planId: string,
  advisorIds: readonly string[],
  now: Date,
): Promise<void> {
  if (advisorIds.length === 0) return;
  await endLapsed(tx, planId, advisorIds, now);
  const waiting = await placedWaits(tx)
    .where(and(eq(topic.planId, planId), inArray(topic.advisorId, [...advisorIds]), canBeKept(tx, now)))
    .orderBy(asc(topicWait.joinedAt), asc(topicWait.createdAt), asc(topicWait.id));
  const full = new Set<string>();
  for (const found of waiting) {
    if (full.has(found.of.id) || !(await mayKeepFor(tx, found.wait))) continue;
    if (await takePlace(tx, found.of)) await keepPlace(tx, found, now);
    else full.add(found.of.id);
  }
}

/** Condition of the waits of a thesis that have not ended. */
export const isOpenWait = (studentPlanId: string) =>
  and(eq(topicWait.studentPlanId, studentPlanId), inArray(topicWait.status, ['WAITING', 'HELD']));

/** The waits of a thesis that have not ended, the longest first. */
export const waitsOf = (tx: Database, studentPlanId: string) =>
  placedWaits(tx).where(isOpenWait(studentPlanId)).orderBy(asc(topicWait.joinedAt));

/**
 * Ends the waits of a thesis whose places are kept, or all; the kept places go to the next. The transaction has locked the student and
 * moved the thesis already, so that none comes back.
 */
export async function leaveWaits(
  tx: Database,
  { studentPlanId, planId }: Pick<TopicWait, 'studentPlanId' | 'planId'>,
  { which, now }: { readonly which: 'KEPT' | 'ALL'; readonly now: Date },
): Promise<void> {
  const before = await waitsOf(tx, studentPlanId);
  const held = await holdAdvisors(
    tx,
    planId,
    before.map(({ of }) => of.advisorId),
  );
  // Only who holds the teacher knows whether a place was kept meanwhile.
  for (const { wait, of, thesis } of await waitsOf(tx, studentPlanId)) {
    if (which === 'KEPT' && wait.status !== 'HELD') continue;
    await endWait(tx, thesis.studentId, wait, 'LEFT');
    if (wait.status === 'HELD') await freePlace(tx, of);
  }
  await settleWaits(tx, planId, held, now);
}

/** Teachers that one round settles at most; the rest waits for the next. */
const maxAdvisors = 200;

/**
 * Ends kept places whose time is over, and keeps those that are free for who waits: a student whose kept place has ended may wait for
 * another. Teacher by teacher, each in a transaction of its own. The server's round does it every 15 seconds.
 */
export async function releaseKeptPlaces({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const isLapsed = and(eq(topicWait.status, 'HELD'), lte(topicWait.heldUntil, now));
  const isFree = and(lt(topic.taken, topic.quota), lt(thesisPlanAdvisor.taken, thesisPlanAdvisor.quota));
  const due = await db
    .selectDistinct({ planId: topic.planId, advisorId: topic.advisorId })
    .from(topicWait)
    .innerJoin(topic, eq(topic.id, topicWait.topicId))
    .innerJoin(
      thesisPlanAdvisor,
      and(eq(thesisPlanAdvisor.planId, topic.planId), eq(thesisPlanAdvisor.advisorId, topic.advisorId)),
    )
    .where(or(isLapsed, and(isFree, canBeKept(db, now))))
    .limit(maxAdvisors);
  for (const { planId, advisorId } of due)
    await db
      .transaction(async (tx) => settleWaits(tx, planId, await holdAdvisors(tx, planId, [advisorId]), now))
      .catch((error: unknown) => log.error('a kept place of a topic was not released', error));
}
