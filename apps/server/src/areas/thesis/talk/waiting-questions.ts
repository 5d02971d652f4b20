import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import { advisor, studentPlan } from '../../../db/schema/thesis.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';

/** Lines of one list. */
const maxLines = 200;

/** Messages of students that came after the last answer of the teacher or the office, those with 催一下 first, then the oldest. */
export function listWaitingQuestions(db: Database, planId: string | undefined) {
  const answered = sql<Date>`coalesce((select max(answer.sent_at) from thesis_message answer where answer.student_plan_id = ${thesisMessage.studentPlanId} and answer.from_type <> 'STUDENT'), 'epoch')`;
  return db
    .select({
      message: thesisMessage,
      name: student.name,
      examineeNo: studentMajor.examineeNo,
      advisorName: advisor.name,
    })
    .from(thesisMessage)
    .innerJoin(studentPlan, eq(studentPlan.id, thesisMessage.studentPlanId))
    .innerJoin(student, eq(student.id, studentPlan.studentId))
    .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
    .leftJoin(advisor, eq(advisor.id, studentPlan.advisorId))
    .where(
      and(
        eq(thesisMessage.from, 'STUDENT'),
        gt(thesisMessage.sentAt, answered),
        planId === undefined ? undefined : eq(studentPlan.planId, planId),
      ),
    )
    .orderBy(sql`${thesisMessage.isUrge} desc`, asc(thesisMessage.sentAt), asc(thesisMessage.id))
    .limit(maxLines);
}
