import { errorCode } from '@qianwei/api/contract/envelope';
import type { cancelThesisTopic, saveThesisTopic } from '@qianwei/api/contract/thesis/topic';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../../application/lock.ts';
import { withdrawApplication } from '../../../application/withdraw.ts';
import { topicChoice } from '../../../db/schema/topic.ts';
import { saveDraft } from '../../../draft/application-draft.ts';
import { blocked, type Found } from '../../../eligibility/eligibility.ts';
import { noWayOut } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { limitRate } from '../../../http/rate-limit.ts';
import { moveStage } from '../../../thesis/move-stage.ts';
import { lockThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { statusOf } from '../../../thesis/stage-state.ts';
import { formatDateTime } from '../../../time.ts';
import { lateWithdrawal } from '../shared/late-withdrawal.ts';
import { freeChoice } from './decide-topic.ts';
import { topicWindowOf } from './topic-checks.ts';
import { layBack, type StoredChoice, topicDraftKey, wishesOf } from './topic-choice.ts';
import { topicKind } from './topic-kind.ts';

/**
 * Keeps a choice that is not submitted, before and after the window too: nothing that was typed is lost. 1050003 while a submission
 * stands or a topic is passed; 1040006 when another device was faster.
 */
export async function saveTopic(
  outer: StudentContext,
  { studentPlanId, retest, revision, document }: PayloadOf<typeof saveThesisTopic>,
): Promise<DataOf<typeof saveThesisTopic>> {
  const { clock, session } = outer;
  const { studentId } = session;
  await limitRate(outer, { name: 'topic-draft', subject: studentId, max: 600, seconds: 3600 });
  // The student is locked: what is checked here is still so when the draft is written.
  return outer.db.transaction(async (db) => {
    const thesis = await lockThesis(db, studentId, studentPlanId, { now: clock.now(), retest });
    const status = statusOf(thesis, 'TOPIC');
    if (status === 'SUBMITTED' || status === 'PASSED')
      throw blocked(errorCode.stateForbids, {
        reason: status === 'PASSED' ? '题目已通过，不能修改' : '选题已提交，待确认；要改请先撤回',
        way: noWayOut('BESIDE'),
      });
    const { studentMajorId } = thesis.row;
    const key = topicDraftKey(studentId, studentPlanId);
    const saved = await saveDraft({ ...outer, db }, key, { studentMajorId, document, revision });
    return { revision: saved.revision, savedTime: formatDateTime(saved.savedAt) };
  });
}

/** Obstacle to taking back a submission that waits; null where nothing does. */
export function cancelObstacle(thesis: Thesis, { level }: Pick<StoredChoice, 'level'>): Found | null {
  if (level !== 'ADVISOR')
    return { reason: '指导教师已同意，待专业负责人确认，不能撤回', way: noWayOut('BESIDE') };
  return lateWithdrawal('TOPIC', topicWindowOf(thesis).end, thesis.now);
}

/** Takes a submission back: its place is free, and what was submitted is the draft again. */
export async function cancelTopic(
  outer: StudentContext,
  { studentPlanId, retest }: PayloadOf<typeof cancelThesisTopic>,
): Promise<DataOf<typeof cancelThesisTopic>> {
  const { clock, session } = outer;
  return outer.db.transaction(async (db) => {
    const context: StudentContext = { ...outer, db };
    const now = clock.now();
    const thesis = await lockThesis(db, session.studentId, studentPlanId, { now, retest });
    const isOpen = and(eq(topicChoice.studentPlanId, thesis.row.id), eq(topicChoice.status, 'PENDING'));
    const row = await lockRow(db, topicKind, isOpen);
    if (row === undefined)
      throw blocked(errorCode.stateForbids, {
        reason: '没有待确认的选题，请刷新后查看',
        way: noWayOut('BESIDE'),
      });
    const obstacle = cancelObstacle(thesis, row);
    if (obstacle !== null) throw blocked(errorCode.stateForbids, obstacle);
    const wishes = await wishesOf(db, row);
    await withdrawApplication(context, topicKind, row);
    await freeChoice(db, row, now);
    const moved = await moveStage(db, thesis, { stage: 'TOPIC', step: 'WITHDRAW', by: 'STUDENT' });
    await layBack(context, thesis, row, wishes);
    return { status: statusOf(moved, 'TOPIC') };
  });
}
