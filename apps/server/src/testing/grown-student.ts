import { type SQL, sql } from 'drizzle-orm';
import { comprehensiveOf } from '../areas/exam/demo/demo-tests.ts';
import type { Database } from '../db/database.ts';

/** The test that the grown student has tried so often. */
export const grownTestId = comprehensiveOf('04735');

/** The course with all the notes, and the lesson that they are of. */
export const grownCourseId = 'grown-course-1';
export const grownLessonId = 'grown-lesson-1-1';

/** Counts of a student's records, far more than the limits of today allow. */
const registrations = 5_000;
const exemptions = 600;
const logins = 20_000;
const attempts = 600;
const studiedCourses = 36;
const lessonsOfCourse = 25;
const notesOfCourse = 500;

const ids = (table: string) => sql.raw(`'grown-${table}-' || n`);
const ago = sql`now() - n * interval '1 minute'`;

/** Withdrawn registrations in turn of every course of the demo's periods, each with the two lines of its log. */
const grownRegistrations = (person: SQL) => [
  sql`
    insert into exam_apply (id, student_id, student_major_id, offering_id, session_id, period_id, area_code, status,
      slot, max_course, fee, receipt_no, applied_at, cancelled_at)
    select ${ids('apply')}, person.student_id, person.id, o.id, o.session_id, o.period_id,
      (select min(code) from exam_area), 'CANCELLED', 1, 4, 0, 'BK' || n, ${ago}, ${ago}
    from generate_series(1, ${registrations}) n
    join (select *, row_number() over (order by id) - 1 as at, count(*) over () as total from exam_offering) o
      on n % o.total = o.at
    cross join (${person}) person`,
  sql`
    insert into exam_apply_event (id, student_id, student_major_id, period_id, kind, course_codes, amount, receipt_no,
      time)
    select kind || a.id, student_id, student_major_id, period_id, kind, '{00023}', 0, receipt_no, applied_at
    from exam_apply a cross join (values ('SUBMIT'), ('CANCEL')) kinds (kind) where a.id like 'grown-%'`,
];

/** Withdrawn exemptions, in turn of every course of the plan, each with five files and two lines of the audit. */
const grownExemptions = (person: SQL) => [
  sql`
    insert into file (id, student_id, scene, name, size, mime, sha256, path, stored_at)
    select ${ids('file')}, person.student_id, 'EXEMPT_PROOF', '证明.jpg', 1, 'image/jpeg', '00', '00', now()
    from generate_series(1, 5) n cross join (${person}) person`,
  sql`
    insert into exemption (id, student_id, student_major_id, course_id, basis_type, cert_no, obtain_date, file_ids,
      reason, status, receipt_no, applied_at)
    select ${ids('exemption')}, person.student_id, person.id, c.course_id, 'OTHER', 'T' || n, '2020-01-01',
      (select array_agg(id) from file where id like 'grown-file-%'), repeat('前置学历同名课程。', 20), 'CANCELLED',
      'MK' || n, ${ago}
    from generate_series(1, ${exemptions}) n
    cross join (${person}) person
    join (
      select *, row_number() over (partition by plan_version_id order by id) - 1 as at,
        count(*) over (partition by plan_version_id) as total from plan_course
    ) c on c.plan_version_id = person.plan_version_id and n % c.total = c.at`,
  sql`
    insert into audit_log (id, biz_type, biz_id, node, operator_type, operator_id, action, time)
    select action || e.id, 'EXEMPTION', e.id, course_id, 'STUDENT', student_id, action, applied_at
    from exemption e cross join (values ('APPLY'), ('CANCEL')) actions (action) where e.id like 'grown-%'`,
];

/** A row of a table as often as it is wanted, each time with other values. */
const copies = (table: string, row: SQL, count: number, changed: SQL) => sql`
  insert into ${sql.raw(table)}
  select (jsonb_populate_record(r, ${changed})).*
  from (${row}) chosen join ${sql.raw(table)} r on r.id = chosen.id cross join generate_series(1, ${count}) n`;

/** Tries of one test, logins, and every question of the bank in 错题本 and 收藏. */
const grownRest = (person: SQL) => [
  copies(
    'test_record',
    sql`select t.id from test_record t join (${person}) person on person.student_id = t.student_id
      where t.test_id = ${grownTestId} and t.status = 'GRADED' and not t.practice limit 1`,
    attempts,
    sql`jsonb_build_object('id', ${ids('attempt')}, 'try_no', 100 + n, 'receipt_no', 'JJ' || n)`,
  ),
  sql`
    insert into login_log (id, account_id, time, ip, device, method, result)
    select ${ids('login')}, s.account_id, ${ago}, '203.0.113.7', 'Chrome', 'PASSWORD', 'SUCCESS'
    from generate_series(1, ${logins}) n cross join (${person}) person join student s on s.id = person.student_id`,
  sql`
    insert into wrong_book (id, student_id, question_id, course_id, last_wrong_at)
    select 'grown-' || q.id, person.student_id, q.id, q.course_id, now() from question q cross join (${person}) person
    on conflict do nothing`,
  sql`
    insert into collect (id, student_id, question_id, collected_at)
    select 'grown-' || q.id, person.student_id, q.id, now() from question q cross join (${person}) person
    on conflict do nothing`,
];

/** 36 courses with a service, 25 lessons watched in each, in many pieces, and 500 notes and questions in one. */
const grownStudies = (person: SQL) => [
  sql`
    insert into course (id, course_code, name, credit, kind)
    select ${ids('course')}, (79000 + n)::text, '长大的课程', 4, 'CORE' from generate_series(1, ${studiedCourses}) n`,
  sql`
    insert into course_profile (course_id, services, content_course_id)
    select ${ids('course')}, services, ${ids('course')}
    from course_profile cross join generate_series(1, ${studiedCourses}) n where course_id = '04735'`,
  sql`
    insert into chapter (id, course_id, no, title)
    select ${ids('chapter')}, ${ids('course')}, 1, '第一章' from generate_series(1, ${studiedCourses}) n`,
  sql`
    insert into section (id, chapter_id, no, title)
    select ${ids('section')}, ${ids('chapter')}, 1, '第一节' from generate_series(1, ${studiedCourses}) n`,
  sql`
    insert into lesson (id, course_id, chapter_id, section_id, no, position, title, level, duration, knowledge, subtitles)
    select ${ids('lesson')} || '-' || m, ${ids('course')}, ${ids('chapter')}, ${ids('section')}, '1.' || m, m, '一节课', 'KNOW',
      80, l.knowledge, jsonb_build_array(jsonb_build_object('lang', 'zh', 'label', '中文', 'content', repeat('字幕', 5000)))
    from generate_series(1, ${studiedCourses}) n cross join generate_series(1, ${lessonsOfCourse}) m
    cross join (select knowledge from lesson where course_id = '04735' order by position limit 1) l`,
  sql`
    insert into course_service (id, student_id, student_major_id, course_id, open_date, expire_at)
    select ${ids('service')}, person.student_id, person.id, ${ids('course')}, '2020-01-01', '2100-01-01'
    from generate_series(1, ${studiedCourses}) n cross join (${person}) person`,
  sql`
    insert into play_record (id, student_id, course_id, lesson_id, ranges, watched, furthest, position, finished, played_at,
      position_since)
    select 'grown-play-' || l.id, person.student_id, l.course_id, l.id,
      (select range_agg(int4range(k * 4, k * 4 + 2)) from generate_series(0, 18) k), 38, 74, 74, false, now(), now()
    from lesson l cross join (${person}) person where l.id like 'grown-%'`,
  sql`
    insert into note (id, student_id, course_id, lesson_id, second, content, written_at)
    select ${ids('note')}, person.student_id, ${grownCourseId}, ${grownLessonId}, n, repeat('笔记', 500), now()
    from generate_series(1, ${notesOfCourse}) n cross join (${person}) person`,
  sql`
    insert into course_question (id, student_id, author, course_id, lesson_id, second, content, asked_at)
    select ${ids('asked')}, person.student_id, '周同学', ${grownCourseId}, ${grownLessonId}, n, repeat('问题', 250), ${ago}
    from generate_series(1, ${notesOfCourse}) n cross join (${person}) person`,
];

/** Fills the 考籍 of a demo student with what a loop of calls would leave. */
export async function growStudent(db: Database, examineeNo: string): Promise<void> {
  const person = sql`select * from student_major where examinee_no = ${examineeNo}`;
  for (const statement of [
    ...grownRegistrations(person),
    ...grownExemptions(person),
    ...grownRest(person),
    ...grownStudies(person),
    sql`analyze`,
  ])
    await db.execute(statement);
}
