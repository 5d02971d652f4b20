import type { cancelExemption, submitExemption } from '@qianwei/api/contract/academic/course-setting';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, gte } from 'drizzle-orm';
import { lockRow } from '../../../application/lock.ts';
import { applyFor } from '../../../application/submit.ts';
import { withdrawApplication } from '../../../application/withdraw.ts';
import type { Database } from '../../../db/database.ts';
import { exemption } from '../../../db/schema/academic.ts';
import { blocked, decideEligibility, requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { fieldRefusal, notFound } from '../../../http/refusal.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { formatDay } from '../../../time.ts';
import { alreadyApplied, courseExemptionChecks } from './exemption-checks.ts';
import { closeReturned, exemptionKind, repliedBefore } from './exemption-kind.ts';
import { readOnlyCheck } from './read-only.ts';
import { type SettingFacts, settingFacts } from './setting-facts.ts';

/** How often the student has taken back an application for a course that was made in the window that is open. */
async function countWithdrawn(
  db: Database,
  { studentId, studentMajorId, exemptionWindow: { open } }: SettingFacts,
  courseId: string,
): Promise<number> {
  if (open === null) return 0;
  const own = and(eq(exemption.studentId, studentId), eq(exemption.studentMajorId, studentMajorId));
  const madeNow = and(eq(exemption.courseId, courseId), gte(exemption.appliedAt, open.startTime));
  return db.$count(exemption, and(own, madeNow, eq(exemption.status, 'CANCELLED')));
}

/**
 * Applies for an exemption. 1050001 outside its window, 1050002 for a course that is not exemptable, passed or
 * registered, 1050003 while one is open, 1050005 for a course of another plan, 1050006 when no more may be exempt, or when
 * `maxWithdrawn` applications for the course were taken back in this window.
 */
export async function applyForExemption(
  context: StudentContext,
  payload: PayloadOf<typeof submitExemption>,
): Promise<DataOf<typeof submitExemption>> {
  const { db, session } = context;
  const facts = await settingFacts(context, await lockRecord(db, session));
  const { now, studentId, studentMajorId } = facts;
  const standing = facts.standings.find(({ line }) => line.course.courseCode === payload.courseCode);
  if (standing === undefined) throw notFound();
  const withdrawn = await countWithdrawn(db, facts, standing.line.course.id);
  requireEligible(decideEligibility(courseExemptionChecks, { ...facts, standing, withdrawn }, now));
  if (payload.obtainDate > formatDay(now)) throw fieldRefusal({ obtainDate: '取得日期不能晚于今天' });
  const { courseCode, fileIds, ...certificate } = payload;
  const owner = { studentId, studentMajorId, courseId: standing.line.course.id };
  const { id, ...proof } = await applyFor(context, exemptionKind, {
    applicant: owner,
    values: { ...certificate, courseId: owner.courseId },
    fileIds,
    taken: () => blocked(errorCode.stateForbids, alreadyApplied),
    // Each return has a duty of its own.
    also: (tx) => closeReturned(tx, owner),
  });
  const replyBefore = repliedBefore(now, facts.exemptionWindow);
  return { exemptionId: id, status: 'PENDING', ...proof, replyBefore };
}

/** Takes back an exemption of the own 考籍 that has not been decided: 1050003 once it has, 1050005 for another's. */
export async function withdrawExemption(
  context: StudentContext,
  { exemptionId }: PayloadOf<typeof cancelExemption>,
): Promise<DataOf<typeof cancelExemption>> {
  const { db, session } = context;
  const record = await lockRecord(db, session);
  // Staff lock the row, too: of a decision and a withdrawal the second sees the first.
  const own = and(eq(exemption.id, exemptionId), eq(exemption.studentId, session.studentId));
  const row = await lockRow(db, exemptionKind, own);
  const facts = await settingFacts(context, record);
  if (row === undefined || row.studentMajorId !== facts.studentMajorId) throw notFound();
  requireEligible(decideEligibility([readOnlyCheck], facts, facts.now));
  await withdrawApplication(context, exemptionKind, row);
  return {};
}
