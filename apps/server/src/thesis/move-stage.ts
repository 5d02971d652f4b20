import { errorCode } from '@qianwei/api/contract/envelope';
import {
  stageStatusTitles,
  type ThesisStage,
  thesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import { hasDeadline, type StageStep, stageStatusAfter } from '@qianwei/api/contract/thesis/stage-chart';
import { and, eq, sql } from 'drizzle-orm';
import { recordStaffAction, recordStudentAction, recordSystemAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { thesisRound, thesisStageRow } from '../db/schema/thesis.ts';
import { blocked } from '../eligibility/eligibility.ts';
import { noWayOut, toPage } from '../eligibility/ways.ts';
import type { Refusal } from '../http/refusal.ts';
import { DomainProblem } from '../problems.ts';
import { notifyStudent, type PersonalNotice } from '../student/personal-notice.ts';
import { endOfDay } from '../time.ts';
import { findThesis, type Thesis } from './read-thesis.ts';
import { deadlineOf, openingStages, stageInTheWay, statusOf } from './stage-state.ts';
import { syncDuty } from './thesis-duty.ts';
import { publishThesisEvent } from './thesis-event.ts';
import { stagePath } from './thesis-paths.ts';

/** Days, beside today, for a stage that is opened again after its deadline. */
const reopenDays = 7;
const dayMs = 86_400_000;

/** Steps of the student, and those of teachers and the office. */
type StudentStep = Extract<StageStep, 'CONFIRM' | 'SUBMIT' | 'WITHDRAW'>;
type StaffStep = Extract<StageStep, 'RETURN' | 'PASS' | 'FAIL' | 'EXTEND' | 'REOPEN'>;

/** A step of a stage, and who takes it. */
export type StageMove = { readonly stage: ThesisStage } & (
  | { readonly step: StudentStep; readonly by: 'STUDENT' }
  | {
      readonly step: StaffStep;
      readonly by: 'STAFF';
      /** Name of who decides. */
      readonly name: string;
      /** Text for the student; empty for none. */
      readonly opinion: string;
      /** New deadline: needed by an EXTEND, later than the present one; of a RETURN the present one stays, and a REOPEN has a week, unless it is said. Later than now. */
      readonly until?: Date;
      /** A notice to the student about it. */
      readonly notice?: PersonalNotice;
    }
  | { readonly step: Extract<StageStep, 'EXPIRE' | 'PASS' | 'REOPEN'>; readonly by: 'SYSTEM' }
);

/** Part of the thesis that a line of the audit names: the stage, from the second round on with it. */
export const stageNode = (stage: ThesisStage, roundNo: number): string =>
  roundNo === 1 ? stage : `${stage}@${roundNo}`;

async function recordMove(tx: Database, thesis: Thesis, move: StageMove): Promise<void> {
  const { row, now, roundNo } = thesis;
  const about = { bizType: 'THESIS', bizId: row.id, node: stageNode(move.stage, roundNo) } as const;
  if (move.by === 'STUDENT')
    return recordStudentAction(
      { db: tx, clock: { now: () => now }, studentId: row.studentId },
      { ...about, action: move.step },
    );
  if (move.by === 'SYSTEM') return recordSystemAction(tx, { ...about, action: move.step }, now);
  const { step, opinion, name } = move;
  await recordStaffAction(tx, { ...about, action: step, opinion }, { by: name, now });
}

/** The deadline of a stage that is opened again: nobody is late with what was just opened. */
function deadlineAgain(thesis: Thesis, move: StageMove): Date | null {
  if (!hasDeadline(move.stage)) return null;
  if (move.by === 'STAFF' && move.until !== undefined) return move.until;
  const deadline = deadlineOf(thesis, move.stage);
  const isOver = deadline !== null && deadline <= thesis.now;
  const extendedTo = thesis.stages.get(move.stage)?.extendedTo ?? null;
  return isOver ? endOfDay(new Date(thesis.now.getTime() + reopenDays * dayMs)) : extendedTo;
}

/** Columns after a step, beside the status. */
function columnsAfter(thesis: Thesis, move: StageMove): Partial<typeof thesisStageRow.$inferInsert> {
  const { now } = thesis;
  const decided =
    move.by === 'STAFF' && move.step !== 'EXTEND' ? { opinion: move.opinion, decidedBy: move.name } : {};
  const extended = move.by === 'STAFF' && move.until !== undefined ? { extendedTo: move.until } : {};
  switch (move.step) {
    case 'CONFIRM':
      return { submittedAt: now, passedAt: now };
    case 'SUBMIT':
      return { submittedAt: now, seenAt: null };
    case 'WITHDRAW':
      return { submittedAt: null, seenAt: null };
    case 'RETURN':
      return { ...decided, returnedAt: now, ...extended };
    case 'PASS':
      return { ...decided, passedAt: now };
    case 'EXTEND':
      return extended;
    case 'REOPEN':
      return {
        ...decided,
        ...{ passedAt: null, submittedAt: null, seenAt: null, returnedAt: null },
        extendedTo: deadlineAgain(thesis, move),
      };
    default:
      return decided;
  }
}

/** Condition of the row of a stage in the round of a thesis. */
export const ofStage = ({ row, roundNo }: Thesis, stage: ThesisStage) =>
  and(
    eq(thesisStageRow.studentPlanId, row.id),
    eq(thesisStageRow.roundNo, roundNo),
    eq(thesisStageRow.code, stage),
  );

/** Refusal of a step that the state of the stage does not allow: for the student, or for staff at a terminal. */
function impossible(thesis: Thesis, { stage, by }: StageMove): Refusal | DomainProblem {
  const text = `“${thesisStageTitles[stage]}”现在是“${stageStatusTitles[statusOf(thesis, stage)]}”`;
  return by === 'STAFF'
    ? new DomainProblem(`${text}，不能这样处理`)
    : blocked(errorCode.stateForbids, { reason: `${text}，请刷新后查看`, way: noWayOut('AGAIN') });
}

/** Throws when another stage, or the time, keeps a step from being taken that the chart allows. */
function checkStep(thesis: Thesis, move: StageMove): void {
  const { stage } = move;
  if (move.by === 'STUDENT' && move.step !== 'WITHDRAW') {
    const before = stageInTheWay(thesis, stage);
    if (before !== undefined)
      throw blocked(errorCode.stateForbids, {
        reason: `该环节尚未开放，请先完成“${thesisStageTitles[before]}”`,
        way: toPage(`去看${thesisStageTitles[before]}`, stagePath(thesis, before)),
      });
  }
  if (move.by !== 'STAFF' || (move.step !== 'EXTEND' && move.until === undefined)) return;
  const { until } = move;
  const deadline = move.step === 'EXTEND' ? deadlineOf(thesis, stage) : null;
  if (until === undefined || until <= thesis.now || (deadline !== null && until <= deadline))
    throw new DomainProblem(
      `“${thesisStageTitles[stage]}”的新截止时间应晚于现在${deadline === null ? '' : '和原截止时间'}`,
    );
}

/** Reads the thesis as it is now, in the same round. */
const readAgain = (tx: Database, { row, roundNo, now }: Thesis): Promise<Thesis> =>
  findThesis(tx, row.studentId, row.id, { now, retest: roundNo > 1 });

/** Opens what may be opened now, in their order, and writes the duty and the event that follow from it. */
export async function settleThesis(tx: Database, thesis: Thesis): Promise<Thesis> {
  let current = await readAgain(tx, thesis);
  for (let opened = openingStages(current); opened.length > 0; ) {
    for (const stage of opened) {
      await tx
        .update(thesisStageRow)
        .set({ status: 'TODO', openedAt: current.now, revision: sql`${thesisStageRow.revision} + 1` })
        .where(ofStage(current, stage));
      const about = { bizType: 'THESIS', bizId: current.row.id } as const;
      await recordSystemAction(
        tx,
        { ...about, node: stageNode(stage, current.roundNo), action: 'OPEN' },
        current.now,
      );
    }
    current = await readAgain(tx, current);
    opened = openingStages(current);
  }
  await syncDuty(tx, current);
  await publishThesisEvent(tx, current.row.studentId, current.now);
  return current;
}

/**
 * Takes a step of a stage (screens 11.1): the row, the line of the audit, the stages that open by it, the duty, the notice and the
 * event go into the transaction of the caller, which has locked the student (`lockThesis`). A stage whose deadline has passed is
 * EXPIREd first. Returns the thesis as it is then. Throws a Refusal for a student, a DomainProblem for staff, when the step cannot
 * be taken: the chart has none, a stage before it was opened again, or a new deadline is over.
 */
export async function moveStage(tx: Database, thesis: Thesis, move: StageMove): Promise<Thesis> {
  const { stage, step } = move;
  const stored = thesis.stages.get(stage)?.status ?? 'LOCKED';
  const current = statusOf(thesis, stage);
  const next = stageStatusAfter(stage, current, step);
  if (next === null) throw impossible(thesis, move);
  checkStep(thesis, move);
  if (stored !== current) await recordMove(tx, thesis, { stage, step: 'EXPIRE', by: 'SYSTEM' });
  await tx
    .update(thesisStageRow)
    .set({
      ...columnsAfter(thesis, move),
      status: next,
      ...(step === 'RETURN' && { returnCount: sql`${thesisStageRow.returnCount} + 1` }),
      revision: sql`${thesisStageRow.revision} + 1`,
    })
    .where(ofStage(thesis, stage));
  await recordMove(tx, thesis, move);
  if (move.by === 'STAFF' && move.notice !== undefined)
    await notifyStudent(tx, { ...move.notice, studentId: thesis.row.studentId, at: thesis.now });
  return settleThesis(tx, thesis);
}

/** Creates the first round of a thesis: RULE is to be done, everything else locked. Returns what it then is. */
export async function beginThesis(
  tx: Database,
  { studentId, studentPlanId, now }: { studentId: string; studentPlanId: string; now: Date },
): Promise<Thesis> {
  await tx.insert(thesisRound).values({ studentPlanId, roundNo: 1 });
  await tx
    .insert(thesisStageRow)
    .values(thesisStage.options.map((code) => ({ studentPlanId, roundNo: 1, code })));
  return settleThesis(tx, await findThesis(tx, studentId, studentPlanId, { now }));
}
