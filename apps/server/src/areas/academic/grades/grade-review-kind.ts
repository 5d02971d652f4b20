import { gradeResultTitles, reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import { finalScore, passScore } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import type { OfficeKind } from '../../../application/application.ts';
import { decideLocked } from '../../../application/decide.ts';
import { lockApplication } from '../../../application/lock.ts';
import type { ScoreDecision } from '../../../application/score-review-command.ts';
import { grade, gradeReview } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';

/** A request that a result be checked, with the result. */
interface RequestedReview extends Readonly<typeof gradeReview.$inferSelect> {
  readonly grade: typeof grade.$inferSelect;
  readonly course: typeof course.$inferSelect;
  readonly examineeNo: string;
}

const factsOf = ({
  examineeNo,
  course: { courseCode, name },
  grade: { examScore, result },
}: RequestedReview) => [
  examineeNo,
  `${courseCode} ${name}`,
  `统考 ${examScore ?? gradeResultTitles[result]}`,
];

/** 成绩复核: approved when the score changes, else rejected. Nothing is returned to the student. */
export const gradeReviewKind: OfficeKind<RequestedReview> = {
  noun: '复核申请',
  bizType: 'GRADE_REVIEW',
  command: 'reviews',
  verb: '处理',
  about: { show: '考生、课程、成绩、疑点、理由和经过', approve: '更正统考成绩，最终成绩随之重算' },
  states: { PENDING: 'SUBMITTED', APPROVED: 'APPROVED', REJECTED: 'REJECTED' },
  table: gradeReview,
  async read(db, where) {
    const rows = await db
      .select({ row: gradeReview, grade, course, examineeNo: studentMajor.examineeNo })
      .from(gradeReview)
      .innerJoin(grade, eq(grade.id, gradeReview.gradeId))
      .innerJoin(course, eq(course.id, grade.courseId))
      .innerJoin(studentMajor, eq(studentMajor.id, grade.studentMajorId))
      .where(where);
    return rows.map(({ row, ...of }) => ({ ...row, ...of }));
  },
  line: (row) => [...factsOf(row), reviewSuspectTitles[row.suspect], row.reason],
  sheet: (row) => [
    factsOf(row).join('  '),
    `疑点：${reviewSuspectTitles[row.suspect]}`,
    `理由：${row.reason}`,
  ],
  subjectOf: ({ id, suspect }) => ({ bizId: id, node: suspect }),
  store: (tx, { id }, status, decision) =>
    tx
      .update(gradeReview)
      .set({ status, ...(decision && { opinion: decision.opinion }) })
      .where(eq(gradeReview.id, id)),
};

/** The result with another score of its exam, and what it was. */
function corrected(
  row: RequestedReview['grade'],
  score: number,
  { reply, now }: { reply: string; now: Date },
) {
  const final = finalScore(score, row.processScore);
  return {
    examScore: score,
    finalScore: final,
    result: final >= passScore ? ('PASS' as const) : ('FAIL' as const),
    correctedFrom: row.finalScore,
    correctedReason: reply,
    correctedAt: now,
  };
}

/**
 * Decides about a PENDING request: another score corrects the result, the same one or none keeps it. Returns in words what
 * the result is now. Throws DomainProblem when there is no such request, it has been decided, or the reply is missing.
 */
export async function decideGradeReview(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  receiptNo: string,
  { score, reply, by }: ScoreDecision,
): Promise<string> {
  if (reply.trim() === '') throw new DomainProblem('请用 --reply 写明给考生的答复');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const request = await lockApplication(tx, gradeReviewKind, receiptNo);
    const [row] = await tx.select().from(grade).where(eq(grade.id, request.gradeId)).for('update');
    if (row === undefined) throw new Error('A request without its result');
    const isChange = score !== null && score !== row.examScore;
    const recorded = isChange ? `${row.examScore ?? '无分数'} → ${score}：${reply}` : reply;
    const step = isChange ? 'APPROVE' : 'REJECT';
    await decideLocked(gradeReviewKind, request, { step, opinion: reply, recorded, by, tx, deps, now });
    if (!isChange) return `复核申请 ${receiptNo} 已处理：维持原成绩 ${row.finalScore ?? '（无分数）'}`;
    const after = corrected(row, score, { reply, now });
    await tx.update(grade).set(after).where(eq(grade.id, row.id));
    await tx.update(gradeReview).set({ newScore: score }).where(eq(gradeReview.id, request.id));
    return `复核申请 ${receiptNo} 已处理：最终成绩 ${row.finalScore ?? '（无分数）'} 改为 ${after.finalScore}`;
  });
}
