import { errorCode } from '@qianwei/api/contract/envelope';
import { maxWaits, type Topic, type waitForThesisTopic } from '@qianwei/api/contract/thesis/topic';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../db/database.ts';
import { topic, topicWait } from '../../../db/schema/topic.ts';
import { blocked, requireEligible } from '../../../eligibility/eligibility.ts';
import { noWayOut } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { limitRate } from '../../../http/rate-limit.ts';
import { notFound } from '../../../http/refusal.ts';
import { lockThesis } from '../../../thesis/read-thesis.ts';
import { shownMoment } from '../../../thesis/shown-thesis.ts';
import { freePlace, holdAdvisors, leftOf, readTopics } from '../shared/place-counters.ts';
import { endWait, isOpenWait, settleWaits, waitsOf } from '../shared/topic-waits.ts';
import { topicEligibility } from './topic-checks.ts';
import { ofBank } from './topic-choice.ts';

/** The waits of a student that have not ended: topic → place in the queue from 1, and until when a place is kept. */
export async function waitingOf(
  db: Database,
  studentPlanId: string,
): Promise<ReadonlyMap<string, NonNullable<Topic['waiting']>>> {
  const mine = await db.select().from(topicWait).where(isOpenWait(studentPlanId));
  if (mine.length === 0) return new Map();
  const queues = await rowsOf<{ id: string; place: number }>(
    db,
    sql`select id, row_number() over (partition by topic_id order by joined_at, created_at, id)::int as place
      from topic_wait where status = 'WAITING' and topic_id in ${mine.map(({ topicId }) => topicId)}`,
  );
  const places = new Map(queues.map(({ id, place }) => [id, place]));
  return new Map(
    mine.map(({ id, topicId, heldUntil }) => [
      topicId,
      { place: places.get(id) ?? 1, heldUntil: shownMoment(heldUntil) },
    ]),
  );
}

/** Begins to wait for a place of a full topic, or ends it; a kept place goes to the next then. */
export async function waitForTopic(
  outer: StudentContext,
  { studentPlanId, retest, topicId, waits }: PayloadOf<typeof waitForThesisTopic>,
): Promise<DataOf<typeof waitForThesisTopic>> {
  const { clock, session } = outer;
  const { studentId } = session;
  await limitRate(outer, { name: 'topic-wait', subject: studentId, max: 120, seconds: 3600 });
  return outer.db.transaction(async (db) => {
    const now = clock.now();
    const thesis = await lockThesis(db, studentId, studentPlanId, { now, retest });
    const isTopic = and(ofBank(thesis), eq(topic.id, topicId));
    const [found] = await readTopics(db, isTopic);
    if (found === undefined) throw notFound();
    if (waits) requireEligible(topicEligibility(thesis));
    const { planId, advisorId } = found.row;
    const held = await holdAdvisors(db, planId, [advisorId]);
    await settleWaits(db, planId, held, now);
    const all = await waitsOf(db, studentPlanId);
    const own = all.find(({ of }) => of.id === topicId);
    if (waits && own === undefined) {
      if (all.length >= maxWaits)
        throw blocked(errorCode.limitReached, {
          reason: `最多同时等候 ${maxWaits} 个题目，这个题目没有加入等候；请先在另一个题目上按“不等了”`,
          way: noWayOut('BESIDE'),
        });
      const [current] = await readTopics(db, isTopic);
      if (current !== undefined && leftOf(current) > 0)
        throw blocked(errorCode.stateForbids, {
          reason: '这个题目现在有空位，可以直接选',
          way: noWayOut('BESIDE'),
        });
      await db.insert(topicWait).values({ studentPlanId, planId, topicId, status: 'WAITING', joinedAt: now });
    }
    if (!waits && own !== undefined) {
      await endWait(db, studentId, own.wait, 'LEFT');
      if (own.wait.status === 'HELD') {
        await freePlace(db, own.of);
        await settleWaits(db, planId, held, now);
      }
    }
    return { waiting: (await waitingOf(db, studentPlanId)).get(topicId) ?? null };
  });
}
