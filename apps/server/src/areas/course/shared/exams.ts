import type { courseExam } from '@qianwei/api/contract/course/course';
import { and, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../db/database.ts';
import { examOffering, examSession } from '../../../db/schema/registration.ts';
import { hasExamsToCome, listPresentPeriods, type PeriodRow } from '../../../studies/periods.ts';
import { dateTimeOf, formatDay, parseDateTime } from '../../../time.ts';

/** The written exam of a course in a period. */
export type CourseExam = InferOutput<typeof courseExam>;

const dayMs = 86_400_000;

/** The first moment after the day of an exam; null without one. */
export const endOfExamDay = (exam: CourseExam | null): Date | null =>
  exam && new Date(parseDateTime(formatDay(parseDateTime(exam.startTime))).getTime() + dayMs);

/** The periods whose exams are still to come, the earliest first. */
export const comingPeriods = async (db: Database, now: Date): Promise<PeriodRow[]> =>
  (await listPresentPeriods(db, now)).filter((period) => hasExamsToCome(period, now));

/** The exams of these courses in a period, by the course's id; courses of one half-day name each other. */
export async function examsOf(
  db: Database,
  period: PeriodRow | undefined,
  courses: readonly { readonly id: string; readonly courseCode: string }[],
): Promise<ReadonlyMap<string, CourseExam>> {
  if (period === undefined || courses.length === 0) return new Map();
  const rows = await db
    .select({ courseId: examOffering.courseId, session: examSession })
    .from(examOffering)
    .innerJoin(examSession, eq(examSession.id, examOffering.sessionId))
    .where(
      and(
        eq(examOffering.periodId, period.id),
        inArray(
          examOffering.courseId,
          courses.map(({ id }) => id),
        ),
      ),
    );
  const codes = new Map(courses.map(({ id, courseCode }) => [id, courseCode]));
  return new Map(
    rows.map(({ courseId, session }) => [
      courseId,
      {
        periodName: period.name,
        startTime: dateTimeOf(session.date, session.start),
        sessionCode: session.code,
        clashCodes: rows
          .filter((row) => row.session.id === session.id && row.courseId !== courseId)
          .flatMap((row) => codes.get(row.courseId) ?? [])
          .sort(),
      },
    ]),
  );
}
