import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { topic, topicWish } from '../../../db/schema/topic.ts';
import { moveStage } from '../../../thesis/move-stage.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf } from '../../../thesis/stage-state.ts';
import { endOfDay } from '../../../time.ts';
import { freePlace, holdAdvisors, readTopics } from './place-counters.ts';
import { settleWaits } from './topic-waits.ts';

/** Days in which a student chooses another topic after a granted change, when no later time is left anyway. */
const daysToChooseAgain = 10;

/** A granted change of topic. */
export interface TopicRelease {
  /** Name of who grants it. */
  readonly name: string;
  /** Text for the student; empty for none. */
  readonly opinion: string;
}

/** The wish that has the place of a passed topic; undefined for a thesis that was passed without one. */
async function passedWish(tx: Database, studentPlanId: string) {
  const [wish] = await tx
    .select()
    .from(topicWish)
    .where(and(eq(topicWish.studentPlanId, studentPlanId), eq(topicWish.status, 'PASSED')));
  return wish;
}

/**
 * Takes a passed topic back after a granted change: its place is free again, title and advisor are cleared, 选题 can be done once more
 * (for at least ten days) and 诚信承诺书 is signed for the next title. The kind of thesis stays. The transaction has locked the student.
 * Returns the thesis as it is then; throws DomainProblem when no topic is passed.
 */
export async function releaseTopic(
  tx: Database,
  thesis: Thesis,
  { name, opinion }: TopicRelease,
): Promise<Thesis> {
  const { row, plan, now } = thesis;
  const wish = await passedWish(tx, row.id);
  const [placed] = wish === undefined ? [] : await readTopics(tx, eq(topic.id, wish.topicId));
  await tx
    .update(studentPlan)
    .set({ title: null, titleEn: '', advisorId: null })
    .where(eq(studentPlan.id, row.id));
  if (wish !== undefined && placed !== undefined) {
    // Another teacher may have taken the thesis over since: the place is that teacher's.
    const advisorId = row.advisorId ?? placed.row.advisorId;
    const held = await holdAdvisors(tx, plan.id, [placed.row.advisorId, advisorId]);
    await tx
      .update(topicWish)
      .set({ status: 'CANCELLED', opinion })
      .where(and(eq(topicWish.id, wish.id), eq(topicWish.studentPlanId, row.id)));
    await freePlace(tx, { ...placed.row, advisorId });
    await settleWaits(tx, plan.id, held, now);
  }
  const usual = endOfDay(new Date(now.getTime() + daysToChooseAgain * 86_400_000));
  const deadline = deadlineOf(thesis, 'TOPIC');
  const until = deadline !== null && deadline > usual ? deadline : usual;
  const by = { by: 'STAFF', step: 'REOPEN', name, opinion } as const;
  const reopened = await moveStage(tx, thesis, { ...by, stage: 'TOPIC', until });
  return reopened.stages.get('COMMITMENT')?.status === 'PASSED'
    ? moveStage(tx, reopened, { ...by, stage: 'COMMITMENT' })
    : reopened;
}
