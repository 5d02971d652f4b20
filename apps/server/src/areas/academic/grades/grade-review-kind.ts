import { gradeResultTitles, reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import { finalScore, passScore } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { type ScoreReviewKind, scoreReview, suspectFacts } from '../../../application/score-review.ts';
import { grade, gradeReview } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import { studentMajor } from '../../../db/schema/student.ts';

/** A request that a result be checked, with the result. */
interface RequestedReview extends Readonly<typeof gradeReview.$inferSelect> {
  readonly grade: typeof grade.$inferSelect;
  readonly course: typeof course.$inferSelect;
  readonly examineeNo: string;
}

/** 成绩复核. */
export const gradeReviewKind: ScoreReviewKind<RequestedReview> = {
  ...scoreReview,
  noun: '复核申请',
  bizType: 'GRADE_REVIEW',
  command: 'reviews',
  about: { show: '考生、课程、成绩、疑点、理由和经过', approve: '更正统考成绩，最终成绩随之重算' },
  receipt: { prefix: 'FH', kind: 'GRADE_REVIEW' },
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
  line: ({ examineeNo, course: { courseCode, name }, grade: { examScore, result }, suspect, reason }) => [
    examineeNo,
    `${courseCode} ${name}`,
    `统考 ${examScore ?? gradeResultTitles[result]}`,
    reviewSuspectTitles[suspect],
    reason,
  ],
  facts: (row) => [
    ['课程', `${row.course.courseCode} ${row.course.name}`],
    ['考期', row.grade.periodName],
    ...suspectFacts(row),
  ],
  scoreNoun: '最终成绩',
  async lockScore(tx, { gradeId }, { reply, now }) {
    const [row] = await tx.select().from(grade).where(eq(grade.id, gradeId)).for('update');
    if (row === undefined) throw new Error('A request without its result');
    return {
      score: row.examScore,
      shown: row.finalScore,
      async correct(examScore) {
        const final = finalScore(examScore, row.processScore);
        const result = final >= passScore ? 'PASS' : 'FAIL';
        const corrected = { correctedFrom: row.finalScore, correctedReason: reply, correctedAt: now };
        const after = { examScore, finalScore: final, result, ...corrected } as const;
        await tx.update(grade).set(after).where(eq(grade.id, gradeId));
        return final;
      },
    };
  },
};
