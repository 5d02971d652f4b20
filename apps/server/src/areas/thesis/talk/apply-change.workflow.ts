import { errorCode } from '@qianwei/api/contract/envelope';
import type {
  applyThesisChange,
  applyThesisDelay,
  cancelThesisApplication,
} from '@qianwei/api/contract/thesis/change';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, type SQL } from 'drizzle-orm';
import type { OfficeKind, OfficeRow } from '../../../application/application.ts';
import { readRows } from '../../../application/rows.ts';
import { applyFor } from '../../../application/submit.ts';
import { withdrawApplication } from '../../../application/withdraw.ts';
import { thesisChange, thesisDelay } from '../../../db/schema/thesis-talk.ts';
import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { blocked, requireEligible } from '../../../eligibility/eligibility.ts';
import { noWayOut, toPage } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { lockThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf } from '../../../thesis/stage-state.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { changeDuty, changeKind } from '../shared/change-kind.ts';
import { changeEligibility, delayEligibility, readChangeFacts } from '../shared/change-obstacles.ts';
import { delayDuty, delayKind } from '../shared/delay-kind.ts';

/** Applications of one thesis in 24 hours: each leaves a receipt, also one that is taken back. */
const maxAppliesADay = 10;

const taken = () =>
  blocked(errorCode.stateForbids, {
    reason: '已有一项申请正在审核，请等待结果',
    way: noWayOut('BESIDE'),
  });

/** The record of the thesis stands on the receipt, whichever 考籍 is in use. */
const applicantOf = ({ row: { studentId, studentMajorId } }: Thesis) => ({ studentId, studentMajorId });

const limitApplies = (context: StudentContext, { row }: Thesis) =>
  limitDaily(context, {
    ...{ name: 'thesis-application', bizId: row.id, max: maxAppliesADay, noun: '同一篇论文的申请' },
    way: toPage('看论文任务', directoryPath(row.id)),
  });

const tellPages = ({ db, session, clock }: StudentContext) =>
  publishThesisEvent(db, session.studentId, clock.now());

/** Applies for another topic or another teacher. */
export async function applyForChange(
  context: StudentContext,
  { studentPlanId, retest, changeType, reason, fileIds }: PayloadOf<typeof applyThesisChange>,
): Promise<DataOf<typeof applyThesisChange>> {
  const { db, session, clock } = context;
  const { studentId } = session;
  const thesis = await lockThesis(db, studentId, studentPlanId, { now: clock.now(), retest });
  requireEligible(changeEligibility(await readChangeFacts(db, thesis), changeType));
  const { id, ...proof } = await applyFor(context, changeKind, {
    applicant: applicantOf(thesis),
    values: { studentPlanId, type: changeType, reason },
    fileIds,
    duty: changeDuty(studentId, studentPlanId, changeType),
    taken,
    also: (tx) => limitApplies({ ...context, db: tx }, thesis),
  });
  await tellPages(context);
  return { changeId: id, status: 'PENDING', ...proof };
}

/** Applies for a later deadline of a stage. */
export async function applyForDelay(
  context: StudentContext,
  { studentPlanId, retest, stage, days, reason, fileIds }: PayloadOf<typeof applyThesisDelay>,
): Promise<DataOf<typeof applyThesisDelay>> {
  const { db, session, clock } = context;
  const { studentId } = session;
  const thesis = await lockThesis(db, studentId, studentPlanId, { now: clock.now(), retest });
  requireEligible(delayEligibility(await readChangeFacts(db, thesis), stage));
  const deadline = deadlineOf(thesis, stage);
  if (deadline === null) throw new Error(`Stage ${stage} can be delayed and has no deadline`);
  const { roundNo } = thesis;
  const { id, ...proof } = await applyFor(context, delayKind, {
    applicant: applicantOf(thesis),
    values: { studentPlanId, roundNo, stage, days, deadline, reason },
    fileIds,
    duty: delayDuty(studentId, { studentPlanId, roundNo, stage }),
    taken,
    also: (tx) => limitApplies({ ...context, db: tx }, thesis),
  });
  await tellPages(context);
  return { delayId: id, status: 'PENDING', ...proof };
}

/** Takes back the application where `isOwn` holds. Throws 1050005 when there is none. */
async function withdraw<Row extends OfficeRow>(
  context: StudentContext,
  kind: OfficeKind<Row>,
  isOwn: SQL | undefined,
): Promise<void> {
  const [row] = isOwn === undefined ? [] : await readRows(context.db, kind, isOwn);
  if (row === undefined) throw notFound();
  await withdrawApplication(context, kind, row);
}

/** Takes back an application that waits for its decision. */
export async function cancelApplication(
  context: StudentContext,
  { studentPlanId, retest, applicationId, type }: PayloadOf<typeof cancelThesisApplication>,
): Promise<DataOf<typeof cancelThesisApplication>> {
  const { db, session, clock } = context;
  await lockThesis(db, session.studentId, studentPlanId, { now: clock.now(), retest });
  const isOwn = (table: typeof thesisChange | typeof thesisDelay) =>
    and(
      eq(table.id, applicationId),
      eq(table.studentPlanId, studentPlanId),
      eq(table.studentId, session.studentId),
    );
  await (type === 'CHANGE'
    ? withdraw(context, changeKind, isOwn(thesisChange))
    : withdraw(context, delayKind, isOwn(thesisDelay)));
  await tellPages(context);
  return { status: 'CANCELLED' };
}
