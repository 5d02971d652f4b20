import { and, eq, inArray } from 'drizzle-orm';
import type { Deciding } from '../../../application/application.ts';
import { recordSystemAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { topicChoice, topicWish } from '../../../db/schema/topic.ts';
import { notifyStudent, type PersonalNotice } from '../../../student/personal-notice.ts';
import { moveStage } from '../../../thesis/move-stage.ts';
import { findThesis } from '../../../thesis/read-thesis.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { topicPath } from '../../../thesis/thesis-paths.ts';
import { freePlace, holdAdvisors, takePlace } from '../shared/place-counters.ts';
import { endWait, leaveWaits, settleWaits, waitsOf } from '../shared/topic-waits.ts';
import { type ChoiceRow, layBack, type PlacedWish, wishesOf } from './topic-choice.ts';

/** The wish that has a place. Throws without one: the row is locked, and one of it has. */
function placedOf(wishes: readonly PlacedWish[]): PlacedWish {
  const found = wishes.find(({ wish }) => wish.status === 'PENDING');
  if (found === undefined) throw new Error('A submission without a place');
  return found;
}

const noticeOf = (
  { studentPlanId, planId }: ChoiceRow,
  title: string,
  lines: readonly string[],
): PersonalNotice => ({
  ...{ category: 'THESIS', title, lines, publisher: '考办', actionText: '看选题' },
  actionPath: topicPath(studentPlanId, planId),
});

/** Sets the state of a wish; what it was returned with stays beside it. */
async function markWish(
  tx: Database,
  { wish }: PlacedWish,
  values: Partial<Pick<typeof topicWish.$inferInsert, 'status' | 'opinion' | 'decidedAt'>>,
): Promise<void> {
  await tx
    .update(topicWish)
    .set(values)
    .where(and(eq(topicWish.id, wish.id), eq(topicWish.studentPlanId, wish.studentPlanId)));
}

/** Passes the wish that has the place: title, teacher and kind stand in the thesis, and nothing else of the student keeps a place. */
export async function passTopic(row: ChoiceRow, { tx, now, by, opinion }: Deciding): Promise<string[]> {
  const { studentPlanId, studentId, planId, thesisType } = row;
  const wishes = await wishesOf(tx, row);
  const passed = placedOf(wishes);
  const { row: topic, advisor } = passed.topic;
  await markWish(tx, passed, { status: 'PASSED', opinion, decidedAt: now });
  for (const other of wishes)
    if (other.wish.status === 'QUEUED') await markWish(tx, other, { status: 'CANCELLED' });
  await leaveWaits(tx, { studentPlanId, planId }, { which: 'ALL', now });
  await tx
    .update(studentPlan)
    .set({ title: topic.title, advisorId: topic.advisorId, thesisType })
    .where(eq(studentPlan.id, studentPlanId));
  const notice = noticeOf(row, `题目已通过：《${topic.title}》`, [
    `指导教师 ${advisor.name} ${advisor.title}。题目已固定，下一步签署诚信承诺书。`,
  ]);
  const thesis = await findThesis(tx, studentId, studentPlanId, { now });
  await moveStage(tx, thesis, { stage: 'TOPIC', step: 'PASS', by: 'STAFF', name: by, opinion, notice });
  return [`题目已固定：《${topic.title}》，导师 ${advisor.name}`];
}

/** The first wish in the queue that has a place, which it takes; those before it that have none are full. Undefined when none is left. */
async function nextWish(
  tx: Database,
  wishes: readonly PlacedWish[],
  studentPlanId: string,
  now: Date,
): Promise<PlacedWish | undefined> {
  const waits = await waitsOf(tx, studentPlanId);
  for (const candidate of wishes) {
    if (candidate.wish.status !== 'QUEUED') continue;
    // No place is kept for who has submitted.
    if (await takePlace(tx, candidate.topic.row)) {
      const own = waits.find(({ of }) => of.id === candidate.wish.topicId);
      if (own !== undefined) await endWait(tx, own.thesis.studentId, own.wait, 'TAKEN');
      return candidate;
    }
    await markWish(tx, candidate, { status: 'RETURNED', opinion: '名额已满', decidedAt: now });
  }
  return undefined;
}

/**
 * Returns the wish that has the place: its place is free, and the next wish that has one takes over, which a notice says.
 * When none is left the whole is returned with the reason, and the student chooses once more.
 */
export async function returnTopic(
  row: ChoiceRow,
  { tx, deps, now, by, opinion }: Deciding,
): Promise<string[]> {
  const { studentPlanId, studentId, planId } = row;
  const wishes = await wishesOf(tx, row);
  const held = await holdAdvisors(
    tx,
    planId,
    wishes.map(({ topic }) => topic.row.advisorId),
  );
  await settleWaits(tx, planId, held, now);
  const returned = placedOf(wishes);
  await markWish(tx, returned, { status: 'RETURNED', opinion, decidedAt: now });
  await freePlace(tx, returned.topic.row);
  const next = await nextWish(tx, wishes, studentPlanId, now);
  if (next !== undefined) {
    await markWish(tx, next, { status: 'PENDING' });
    const about = { bizType: 'THESIS_TOPIC', bizId: row.id, action: 'NEXT_WISH' } as const;
    const taken = { node: String(next.wish.order), opinion: next.topic.row.title };
    await recordSystemAction(tx, { ...about, ...taken }, now);
    await tx
      .update(topicChoice)
      .set({ status: 'PENDING', level: 'ADVISOR', opinion: '', decidedAt: null })
      .where(and(eq(topicChoice.id, row.id), eq(topicChoice.studentPlanId, studentPlanId)));
  }
  await settleWaits(tx, planId, held, now);
  const title = `第 ${returned.wish.order} 志愿《${returned.topic.row.title}》没有通过`;
  if (next !== undefined) {
    const taken = `第 ${next.wish.order} 志愿《${next.topic.row.title}》`;
    await notifyStudent(tx, {
      ...noticeOf(row, title, [opinion, `已自动看${taken}，等待导师 ${next.topic.advisor.name} 确认。`]),
      ...{ studentId, at: now },
    });
    await publishThesisEvent(tx, studentId, now);
    return [`已转到${taken}，待指导教师 ${next.topic.advisor.name} 确认`];
  }
  const thesis = await findThesis(tx, studentId, studentPlanId, { now });
  const notice = noticeOf(row, '选题被退回', [opinion, '请在截止以前重新提交；草稿已放回选题页。']);
  await moveStage(tx, thesis, { stage: 'TOPIC', step: 'RETURN', by: 'STAFF', name: by, opinion, notice });
  const writing = { db: tx, secrets: deps.secrets, clock: { now: () => now } };
  await layBack(writing, thesis, row, await wishesOf(tx, row));
  return ['没有可以递补的志愿，已整份退回'];
}

/** Frees the place of a submission that its student takes back, and ends its wishes. */
export async function freeChoice(tx: Database, row: ChoiceRow, now: Date): Promise<void> {
  const wishes = await wishesOf(tx, row);
  const placed = placedOf(wishes);
  const held = await holdAdvisors(tx, row.planId, [placed.topic.row.advisorId]);
  await tx
    .update(topicWish)
    .set({ status: 'CANCELLED', decidedAt: now })
    .where(
      and(
        eq(topicWish.choiceId, row.id),
        eq(topicWish.studentPlanId, row.studentPlanId),
        inArray(topicWish.status, ['PENDING', 'QUEUED']),
      ),
    );
  await freePlace(tx, placed.topic.row);
  await settleWaits(tx, row.planId, held, now);
}
