import type { switchPlanVersion } from '@qianwei/api/contract/academic/course-setting';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { type Database, isUniqueViolation } from '../../../db/database.ts';
import { electiveChoice, planCourse, planSwitch } from '../../../db/schema/academic.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { blocked, decideEligibility, requireEligible } from '../../../eligibility/eligibility.ts';
import { toOffice } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { versionOf } from '../../../student/plan-version.ts';
import { type FactLines, issueReceipt } from '../../../student/receipt.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { listVersions, madeSwitch, type PlanRow, switchChecks } from './plan-versions.ts';
import { type SettingFacts, settingFacts } from './setting-facts.ts';

/** Drops confirmed electives that the other version does not offer in their group. */
async function dropLostElectives(
  tx: Database,
  { studentMajorId }: SettingFacts,
  target: PlanRow,
): Promise<void> {
  const offered = tx
    .select({ id: planCourse.id })
    .from(planCourse)
    .where(
      and(
        eq(planCourse.planVersionId, target.id),
        eq(planCourse.electiveGroup, electiveChoice.electiveGroup),
        eq(planCourse.courseId, electiveChoice.courseId),
      ),
    );
  await tx
    .delete(electiveChoice)
    .where(and(eq(electiveChoice.studentMajorId, studentMajorId), notExists(offered)));
}

/**
 * Changes the version of the plan, once in its transition. 1050001 after it, 1050003 for a version that is not newer or
 * while results are still to come, 1050005 for one of another major, 1050006 a second time.
 */
export async function switchPlan(
  context: StudentContext,
  { version }: PayloadOf<typeof switchPlanVersion>,
): Promise<DataOf<typeof switchPlanVersion>> {
  const { db, session } = context;
  const setting = await settingFacts(context, await lockRecord(db, session));
  const { plan, now, studentId, studentMajorId } = setting;
  const target = (await listVersions(db, setting)).find((row) => versionOf(row) === version);
  if (target === undefined) throw notFound();
  const made = await madeSwitch(db, setting);
  requireEligible(decideEligibility(switchChecks, { ...setting, target, made }, now));
  const receiptNo = await nextReceiptNo(db, 'FA', now);
  const change = async (tx: Database) => {
    await tx.insert(planSwitch).values({
      studentId,
      studentMajorId,
      fromPlanVersionId: plan.id,
      toPlanVersionId: target.id,
      receiptNo,
      switchedAt: now,
    });
    await tx
      .update(studentMajor)
      .set({ planVersionId: target.id, revision: sql`${studentMajor.revision} + 1` })
      .where(eq(studentMajor.id, studentMajorId));
    await dropLostElectives(tx, setting, target);
    await recordStudentAction(
      { ...context, db: tx },
      {
        bizType: 'PLAN',
        bizId: studentMajorId,
        action: 'SWITCH',
        node: `${versionOf(plan)}→${version}`,
      },
    );
  };
  await db.transaction(change).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw blocked(errorCode.limitReached, { reason: '每个考籍只能切换一次计划', way: toOffice });
  });
  const facts: FactLines[] = [
    ['原计划', `${versionOf(plan)} 版`],
    ['现计划', `${version} 版`],
  ];
  const submission = { kind: 'PLAN_SWITCH', receiptNo, studentId, studentMajorId, facts } as const;
  return { version, ...(await issueReceipt(db, submission, now)) };
}
