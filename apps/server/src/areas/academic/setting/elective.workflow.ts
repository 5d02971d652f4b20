import type { saveElective } from '@qianwei/api/contract/academic/course-setting';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { sql } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { electiveChoice } from '../../../db/schema/academic.ts';
import { decideEligibility, requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { choiceChecks } from './electives.ts';
import { settingFacts } from './setting-facts.ts';

/**
 * Confirms an elective, in place of the one that was confirmed before. 1050002 when the credits of the plan would fall
 * below the minimum, 1050003 once the group is locked, 1050005 for a group or course of another plan.
 */
export async function chooseElective(
  context: StudentContext,
  { group: name, courseCode }: PayloadOf<typeof saveElective>,
): Promise<DataOf<typeof saveElective>> {
  const { db, session } = context;
  const facts = await settingFacts(context, await lockRecord(db, session));
  const group = facts.counted.groups.find((candidate) => candidate.group === name);
  const option = group?.options.find(({ line }) => line.course.courseCode === courseCode);
  if (group === undefined || option === undefined) throw notFound();
  requireEligible(decideEligibility(choiceChecks, { ...facts, group, option }, facts.now));
  const { studentId, studentMajorId, now } = facts;
  const { id: courseId } = option.line.course;
  await db
    .insert(electiveChoice)
    .values({ studentId, studentMajorId, electiveGroup: name, courseId, chosenAt: now })
    .onConflictDoUpdate({
      target: [electiveChoice.studentMajorId, electiveChoice.electiveGroup],
      set: { courseId, chosenAt: now, revision: sql`${electiveChoice.revision} + 1` },
    });
  await recordStudentAction(context, {
    bizType: 'PLAN',
    bizId: studentMajorId,
    action: 'CHOOSE_ELECTIVE',
    node: courseCode,
  });
  return { creditPlan: facts.counted.creditWith(name, option), minCredit: facts.plan.minCredit };
}
