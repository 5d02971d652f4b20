import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { assessmentBatch, batchStudent } from '../db/schema/exam.ts';
import { courseProfile } from '../db/schema/lesson.ts';

const teacher = '试验教师';
const batchId = 'exam-courses';

async function addBatch(db: Database): Promise<void> {
  const long = { startTime: new Date('2001-01-01'), endTime: new Date('2001-02-01') };
  await db
    .insert(assessmentBatch)
    .values({ id: batchId, name: batchId, kind: 'CERTIFICATE', ...long })
    .onConflictDoNothing();
}

/** Opens the course of a test to a student who is not of `addStudent`. */
export async function openExamTo(db: Database, row: { testId: string; studentId: string }): Promise<void> {
  await addBatch(db);
  await db.insert(batchStudent).values({ ...row, batchId, status: 'APPROVED' });
}

/**
 * Opens the courses of `addExamWithBank` and `addExamWithPaper` to the students of `addStudent`, whichever was there first: by
 * the sign-up for a batch that is over long since, because these students have no 考籍 that could have a service.
 */
export async function openExamCourses(db: Database): Promise<void> {
  await addBatch(db);
  await db.execute(sql`
    insert into batch_student (id, batch_id, test_id, student_id, status)
    select gen_random_uuid()::text, ${batchId}, test.id, student.id, 'APPROVED'
    from test
    join course_profile profile on profile.course_id = test.course_id and profile.teacher = ${teacher}
    cross join student
    where student.name = '测试'
    on conflict do nothing`);
}

/** Marks a course as that of an exam: what `openExamCourses` opens. */
export async function addExamCourse(db: Database, courseId: string): Promise<void> {
  await db.insert(courseProfile).values({ courseId, contentCourseId: courseId, teacher, services: [] });
}
