import type { applyGradeReview } from '@qianwei/api/contract/academic/grade';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { answerBefore } from '../../../application/application.ts';
import { applyFor } from '../../../application/submit.ts';
import { grade, gradeReview } from '../../../db/schema/academic.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { formatDateTime } from '../../../time.ts';
import { gradeReviewKind } from './grade-review-kind.ts';
import { reviewEligibility } from './review-window.ts';

/** An own result of the 考籍 in use, whose student is locked, with its period and whether a review was asked for. */
async function findOwn({ db, session }: StudentContext, gradeId: string) {
  const { studentId, studentMajorId } = await lockRecord(db, session);
  const [found] = await db
    .select({ grade, period: examPeriod, review: gradeReview })
    .from(grade)
    .leftJoin(examPeriod, eq(examPeriod.id, grade.periodId))
    .leftJoin(gradeReview, eq(gradeReview.gradeId, grade.id))
    .where(
      and(eq(grade.id, gradeId), eq(grade.studentMajorId, studentMajorId), eq(grade.studentId, studentId)),
    );
  if (found === undefined) throw notFound();
  return { ...found, asked: found.review !== null };
}

/**
 * Asks the office to check an own result. 1050005 for one that is not the student's, 1050003 for one that is never
 * reviewed or not published, 1050006 a second time, 1050001 after the period's `reviewEnd`.
 */
export async function requestGradeReview(
  context: StudentContext,
  { gradeId, suspect, reason }: PayloadOf<typeof applyGradeReview>,
): Promise<DataOf<typeof applyGradeReview>> {
  const { session, clock } = context;
  const facts = await findOwn(context, gradeId);
  const now = clock.now();
  requireEligible(reviewEligibility(facts, now));
  const values = { gradeId, suspect, reason };
  const { id, ...proof } = await applyFor(context, gradeReviewKind, { applicant: session, values });
  const replyBefore = formatDateTime(answerBefore(facts.period?.reviewEnd ?? now));
  return { reviewId: id, status: 'PENDING', ...proof, replyBefore };
}
