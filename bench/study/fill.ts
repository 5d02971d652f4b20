import type { Sql } from 'postgres';
import { people } from '../exam/fill.ts';
import { sha256, uuid } from '../exam/row-ids.ts';

/** Lessons of the course: 36 to a course is what the largest has. */
const lessons = 36;

/** Seconds of each. */
const lessonSeconds = 3600;

/** Lessons that each student has watched before. */
const watchedBefore = 10;

/** The lesson that a student watches. */
export const lessonOf = (student: number) => `lesson${1 + (student % lessons)}`;

/**
 * Puts students into an empty database, each in the middle of a lesson of one course, of which they have watched others, and
 * signed up for a batch that is over and one that is open.
 */
export async function fill(sql: Sql, students: number): Promise<void> {
  const all = `generate_series(0, ${students - 1}) i`;
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into platform (id, code, name, product_title) values ('bench', 'bench', '测试', '测试');
    insert into course (id, course_code, name, credit, kind) values ('course', '04735', '数据库系统原理', 4, 'THEORY');
    insert into course_profile (course_id, services, content_course_id) values ('course', '{VIDEO}', 'course');
    insert into chapter (id, course_id, no, title) values ('chapter', 'course', 1, '第一章');
    insert into section (id, chapter_id, no, title) values ('section', 'chapter', 1, '第一节');
    insert into lesson (id, course_id, chapter_id, section_id, no, position, title, level, duration, knowledge)
    select 'lesson' || n, 'course', 'chapter', 'section', '1.' || n, n, '一节课', 'KNOW', ${lessonSeconds}, '[]'
    from generate_series(1, ${lessons}) n;
    insert into test (id, course_id, name, type, blueprint, total_score, pass_score, minutes, max_try)
    values ('test', 'course', '综合测验', 'COMPREHENSIVE', '[]', 104, 60, 120, 0);
    insert into assessment_batch (id, name, kind, start_time, end_time)
    select 'batch' || n, '第' || n || '批', 'PRACTICE', now() - interval '1 year' / n, now() + interval '1 month' * (n * 2 - 3)
    from generate_series(1, 2) n;
    insert into batch_test (batch_id, test_id) select id, 'test' from assessment_batch;
    ${people(all)}
    insert into batch_student (id, batch_id, test_id, student_id, status)
    select ${uuid('signUp', "i || '-' || n")}, 'batch' || n, 'test', ${uuid('student')}, 'APPROVED'
    from ${all}, generate_series(1, 2) n;
    insert into play_record (id, student_id, course_id, lesson_id, ranges, watched, furthest, position, finished, played_at,
      position_since)
    select ${uuid('played', "i || '-' || n")}, ${uuid('student')}, 'course', 'lesson' || 1 + (i + n) % ${lessons},
      '{[0,600)}', 600, 600, 600, false, now() - interval '1 day', now() - interval '1 day'
    from ${all}, generate_series(1, ${watchedBefore}) n;
    insert into play_session (id, student_id, lesson_id, token_hash, device_hash, device, started_at, beat_at)
    select ${uuid('playSession')}, ${uuid('student')}, 'lesson' || 1 + i % ${lessons}, ${sha256(uuid('play'))}, '-', 'bench',
      now() - interval '1 minute', now() - interval '1 minute' from ${all};
    set session_replication_role = origin;
    analyze`);
}
