import type { collectLesson, reportLesson } from '@qianwei/api/contract/course/play';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { lessonCollect, lessonReport } from '../../../db/schema/study.ts';
import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { toOffice } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { requireLesson, requireOpenLesson } from '../shared/access.ts';

/** Reports of a student about one lesson in 24 hours. */
const maxReportsADay = 5;

/** Stores an error that the student has found in a lesson. 1050006 beyond `maxReportsADay`. */
export async function storeLessonReport(
  context: StudentContext,
  { lessonId, second, fault, content }: PayloadOf<typeof reportLesson>,
): Promise<DataOf<typeof reportLesson>> {
  const { db, session, clock, random } = context;
  const { lesson } = await requireOpenLesson(context, lessonId);
  await limitDaily(context, {
    name: 'report-lesson',
    bizId: lessonId,
    max: maxReportsADay,
    noun: '同一节课的报错',
    way: toOffice,
  });
  const reportId = random.id();
  await db.insert(lessonReport).values({
    ...{ id: reportId, studentId: session.studentId, lessonId, fault, content },
    second: Math.min(second, lesson.duration),
    reportedAt: clock.now(),
  });
  await recordStudentAction(context, {
    bizType: 'LESSON_REPORT',
    bizId: reportId,
    action: 'REPORT',
    node: lessonId,
  });
  return { reportId };
}

/** Collects a lesson or takes it out again; twice is as once. A lesson that is not open yet can only be taken out. */
export async function setLessonCollected(
  context: StudentContext,
  { lessonId, collected }: PayloadOf<typeof collectLesson>,
): Promise<DataOf<typeof collectLesson>> {
  const { db, session, clock } = context;
  const { studentId } = session;
  await (collected ? requireOpenLesson : requireLesson)(context, lessonId);
  if (collected)
    await db
      .insert(lessonCollect)
      .values({ studentId, lessonId, collectedAt: clock.now() })
      .onConflictDoNothing();
  else
    await db
      .delete(lessonCollect)
      .where(and(eq(lessonCollect.studentId, studentId), eq(lessonCollect.lessonId, lessonId)));
  return { collected };
}
