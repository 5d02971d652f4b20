import { type ThesisStage, thesisStageTitles, type WrittenStage } from '@qianwei/api/contract/thesis/stage';
import { sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import { thesisStageRow } from '../../../db/schema/thesis.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { moveStage, ofStage, stageNode } from '../../../thesis/move-stage.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { endHandIn } from '../shared/end-hand-in.ts';
import { lockStaffThesis, type StaffThesis } from '../shared/staff-thesis.ts';

/** Characters of a comment. */
const maxComment = 1000;

/** A decision of a teacher about what was handed in. */
export interface StageDecision {
  readonly examineeNo: string;
  readonly batch?: string | undefined;
  /** 选题 has commands of its own. */
  readonly stage: WrittenStage;
  readonly step: 'RETURN' | 'PASS';
  /** For the student; a return has one. */
  readonly opinion: string;
  readonly by: string;
  /** Until when a returned stage is handed in again; by default its deadline stays. */
  readonly until?: Date | undefined;
}

/** A returned stage has time to be mended: the deadline is ahead, or another one is said, which `moveStage` checks. */
function requireTime(thesis: Thesis, { stage, until }: StageDecision): void {
  const deadline = deadlineOf(thesis, stage);
  if (until === undefined && deadline !== null && deadline <= thesis.now)
    throw new DomainProblem(
      `“${thesisStageTitles[stage]}”已于 ${formatDateTime(deadline)} 截止，退回时请用 --until 写明重新提交的截止时间`,
    );
}

/** Further lines for staff after a return: the rules have a number of returns and of 修改稿. */
function returnHints({ plan, stages }: Thesis, stage: WrittenStage): string[] {
  const count = stages.get(stage)?.returnCount ?? 0;
  if (stage === 'REPORT' && count >= plan.limits.maxReportReturns)
    return [`开题报告已退回 ${count} 次，请教务老师召集导师与学生面谈`];
  if (stage === 'REVISION' && count >= plan.limits.maxRevisions)
    return [`修改稿已退回 ${count} 次，最多提交 ${plan.limits.maxRevisions} 稿`];
  return [];
}

/**
 * Decides about what a student has handed in: its stage, its version, the audit, the duty, the notice and the event, in one
 * transaction. Returns lines for staff. Rejects with DomainProblem.
 */
export function decideStage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  decision: StageDecision,
): Promise<readonly string[]> {
  const { stage, step, opinion, by } = decision;
  const title = thesisStageTitles[stage];
  const isReturn = step === 'RETURN';
  if (isReturn && opinion.trim() === '') throw new DomainProblem('退回须写明意见：--reply，学生会看到');
  if (opinion.length > maxComment)
    throw new DomainProblem(`意见不超过 ${maxComment} 个字，现在有 ${opinion.length} 个字`);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { examinee, thesis } = await lockStaffThesis(tx, decision, now);
    if (statusOf(thesis, stage) === 'SUBMITTED') {
      if (isReturn) requireTime(thesis, decision);
      const status = isReturn ? 'RETURNED' : 'PASSED';
      await endHandIn(tx, thesis, stage, { status, opinion, decidedAt: now });
    }
    const moved = await moveStage(tx, thesis, {
      ...{ stage, step, by: 'STAFF', name: by, opinion },
      ...(decision.until !== undefined && { until: decision.until }),
      notice: {
        category: 'THESIS',
        title: isReturn ? `${title}被退回，请修改后重新提交` : `${title}已通过`,
        lines: opinion.trim() === '' ? [] : [`意见：${opinion}`],
        publisher: by,
        ...(isReturn && { deadline: decision.until ?? deadlineOf(thesis, stage) }),
        actionPath: directoryPath(thesis.row.id, stage),
        actionText: isReturn ? '看意见' : '看论文任务',
      },
    });
    const done = isReturn
      ? `已退回 ${examinee.name} 的${title}（第 ${moved.stages.get(stage)?.returnCount} 次）`
      : `${examinee.name} 的${title}已通过`;
    return [done, ...(isReturn ? returnHints(moved, stage) : [])];
  });
}

/** The teacher has opened what was handed in: it cannot be taken back any more. Rejects with DomainProblem. */
export function seeStage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    stage,
    by,
    ...typed
  }: Pick<StageDecision, 'examineeNo' | 'batch' | 'by'> & { readonly stage: ThesisStage },
): Promise<StaffThesis> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await lockStaffThesis(tx, typed, now);
    const { thesis } = found;
    const title = thesisStageTitles[stage];
    if (statusOf(thesis, stage) !== 'SUBMITTED') throw new DomainProblem(`“${title}”没有待审核的提交`);
    if (thesis.stages.get(stage)?.seenAt != null) throw new DomainProblem(`“${title}”的这次提交已经查看过`);
    await tx
      .update(thesisStageRow)
      .set({ seenAt: now, revision: sql`${thesisStageRow.revision} + 1` })
      .where(ofStage(thesis, stage));
    await recordStaffAction(
      tx,
      {
        ...{ bizType: 'THESIS', bizId: thesis.row.id, action: 'SEE', opinion: '' },
        node: stageNode(stage, thesis.roundNo),
      },
      { by, now },
    );
    await publishThesisEvent(tx, thesis.row.studentId, now);
    return found;
  });
}
