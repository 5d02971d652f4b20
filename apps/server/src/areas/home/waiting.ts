import { type ApplyStatus, applyTypeTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { HomeIndex } from '@qianwei/api/contract/home';
import { and, desc, eq } from 'drizzle-orm';
import { answerBefore } from '../../application/application.ts';
import { applyPaths } from '../../apply/apply-kind.ts';
import type { OwnApplyState } from '../../apply/own-applies.ts';
import type { Database } from '../../db/database.ts';
import { exemption, grade, gradeReview } from '../../db/schema/academic.ts';
import { course } from '../../db/schema/course.ts';
import { businessWindow, examPeriod } from '../../db/schema/schedule.ts';
import type { StudyRecord } from '../../studies/record.ts';
import { formatDateTime } from '../../time.ts';

type Waiting = HomeIndex['waiting'][number];

type Owner = Pick<StudyRecord, 'studentId' | 'studentMajorId'>;

const shown = (end: Date | null | undefined) => (end ? formatDateTime(answerBefore(end)) : null);

async function pendingExemptions(db: Database, { studentId, studentMajorId }: Owner): Promise<Waiting[]> {
  const rows = await db
    .select({ row: exemption, course })
    .from(exemption)
    .innerJoin(course, eq(course.id, exemption.courseId))
    .where(
      and(
        eq(exemption.studentMajorId, studentMajorId),
        eq(exemption.studentId, studentId),
        eq(exemption.status, 'PENDING'),
      ),
    );
  if (rows.length === 0) return [];
  const windows = await db
    .select()
    .from(businessWindow)
    .where(eq(businessWindow.code, 'EXEMPTION'))
    .orderBy(desc(businessWindow.startTime));
  return rows.map(({ row: { id, appliedAt }, course: { courseCode, name } }) => {
    const window = windows.find(
      ({ startTime, endTime }) => startTime <= appliedAt && endTime !== null && appliedAt <= endTime,
    );
    return {
      id,
      title: `免考申请：${courseCode} ${name}`,
      path: '/academic/course/setting',
      submitTime: formatDateTime(appliedAt),
      replyBefore: shown(window?.endTime),
      review: null,
    };
  });
}

async function pendingReviews(db: Database, { studentId, studentMajorId }: Owner): Promise<Waiting[]> {
  const rows = await db
    .select({ row: gradeReview, course, period: examPeriod })
    .from(gradeReview)
    .innerJoin(grade, eq(grade.id, gradeReview.gradeId))
    .innerJoin(course, eq(course.id, grade.courseId))
    .leftJoin(examPeriod, eq(examPeriod.id, grade.periodId))
    .where(
      and(
        eq(grade.studentMajorId, studentMajorId),
        eq(grade.studentId, studentId),
        eq(gradeReview.status, 'PENDING'),
      ),
    );
  return rows.map(({ row: { id, appliedAt }, course: { courseCode, name }, period }) => ({
    id,
    title: `成绩复核：${courseCode} ${name}`,
    path: '/academic/gradeSearch',
    submitTime: formatDateTime(appliedAt),
    replyBefore: shown(period?.reviewEnd),
    review: null,
  }));
}

/** The statuses in which others act: the review, and what comes after it until the certificate. */
const ofOthers: readonly ApplyStatus[] = ['SUBMITTED', 'AUDITING', 'APPROVED', 'REPORTED', 'PUBLICITY'];

/** Applications for graduation and for the degree that wait for others. */
const underReview = (applied: readonly OwnApplyState[]): Waiting[] =>
  applied.flatMap(({ id, type, status, level, appliedAt, batchName, certificateMonth, publicityEnd }) =>
    ofOthers.includes(status)
      ? [
          {
            id,
            title: `${applyTypeTitles[type]}：${batchName}`,
            path: applyPaths[type],
            submitTime: formatDateTime(appliedAt),
            replyBefore: null,
            review: {
              status,
              level,
              certificateMonth,
              publicityEnd: publicityEnd && formatDateTime(publicityEnd),
            },
          },
        ]
      : [],
  );

/** Submissions of a 考籍 that wait for an answer, the first handed in first. */
export async function listWaiting(
  db: Database,
  owner: Owner,
  applied: readonly OwnApplyState[],
): Promise<Waiting[]> {
  const waiting = [
    ...(await pendingExemptions(db, owner)),
    ...(await pendingReviews(db, owner)),
    ...underReview(applied),
  ];
  return waiting.sort((a, b) => (a.submitTime < b.submitTime ? -1 : 1));
}
