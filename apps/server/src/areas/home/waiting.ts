import { type ApplyStatus, applyTypeTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { HomeIndex } from '@qianwei/api/contract/home';
import { changeTitles } from '@qianwei/api/contract/thesis/change';
import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { answerBefore } from '../../application/application.ts';
import { applyPaths } from '../../apply/apply-kind.ts';
import type { OwnApplyState } from '../../apply/own-applies.ts';
import type { Database } from '../../db/database.ts';
import { exemption, grade, gradeReview } from '../../db/schema/academic.ts';
import { course } from '../../db/schema/course.ts';
import { businessWindow, examPeriod } from '../../db/schema/schedule.ts';
import { thesisChange, thesisDelay } from '../../db/schema/thesis-talk.ts';
import type { StudyRecord } from '../../studies/record.ts';
import type { Thesis } from '../../thesis/read-thesis.ts';
import { directoryPath } from '../../thesis/thesis-paths.ts';
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

/** Applications in theses, and what was handed in there, that wait for a teacher or the office. */
async function ofTheses(db: Database, theses: readonly Thesis[]): Promise<Waiting[]> {
  if (theses.length === 0) return [];
  const ids = theses.map(({ row }) => row.id);
  const isPending = <Table extends typeof thesisChange | typeof thesisDelay>(table: Table) =>
    and(inArray(table.studentPlanId, ids), eq(table.status, 'PENDING'));
  const [changes, delays] = await Promise.all([
    db.select().from(thesisChange).where(isPending(thesisChange)),
    db.select().from(thesisDelay).where(isPending(thesisDelay)),
  ]);
  const shownOf = (id: string, studentPlanId: string, title: string, at: Date): Waiting => ({
    ...{ id, title, path: directoryPath(studentPlanId), submitTime: formatDateTime(at) },
    ...{ replyBefore: null, review: null },
  });
  return [
    ...theses.flatMap((thesis) =>
      [...thesis.stages.values()].flatMap(({ id, code, status, submittedAt }) =>
        status === 'SUBMITTED' && submittedAt !== null
          ? [shownOf(id, thesis.row.id, `论文${thesisStageTitles[code]}`, submittedAt)]
          : [],
      ),
    ),
    ...changes.map(({ id, studentPlanId, type, appliedAt }) =>
      shownOf(id, studentPlanId, `论文${changeTitles[type]}申请`, appliedAt),
    ),
    ...delays.map(({ id, studentPlanId, stage, appliedAt }) =>
      shownOf(id, studentPlanId, `论文${thesisStageTitles[stage]}延期申请`, appliedAt),
    ),
  ];
}

/** Submissions of a 考籍 that wait for an answer, the first handed in first. */
export async function listWaiting(
  db: Database,
  owner: Owner,
  { applied, theses }: { readonly applied: readonly OwnApplyState[]; readonly theses: readonly Thesis[] },
): Promise<Waiting[]> {
  const waiting = [
    ...(await pendingExemptions(db, owner)),
    ...(await pendingReviews(db, owner)),
    ...underReview(applied),
    ...(await ofTheses(db, theses)),
  ];
  return waiting.sort((a, b) => (a.submitTime < b.submitTime ? -1 : 1));
}
