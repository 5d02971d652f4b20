import type { Sql } from 'postgres';
import { uuid } from '../exam/row-ids.ts';

/** In SQL, the columns of `growth.person` for the owner of a row: a student and a 考籍. */
export const owner = 's.student_id, s.record_id';

/**
 * Copies the part of the demo institution that the rows of students refer to, into tables of a schema of its own:
 * `plan` with the number of its written courses, `line` with each of these in turn, `sitting` from the last one (0)
 * back and the open one (-1), `offer` with the courses examined in them, and `next`: the first course that a student
 * who has taken eight courses from `turn` on can register.
 */
export async function prepareInstitution(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema growth;
    create table growth.sitting as
      select row_number() over (order by start_date desc) - 1 as no, * from exam_period where end_date < current_date
      union all
      select -1, * from exam_period where apply_start <= now() and apply_end > now();
    create table growth.line as
      select v.id as plan_id, c.id as course_id, c.course_code, l.elective_group,
        row_number() over (partition by v.id order by l.seq, c.id) - 1 as place
      from plan_version v
      join plan_course l on l.plan_version_id = v.id
      join course c on c.id = l.course_id
      where exists (
        select from exam_offering o join growth.sitting s on s.id = o.period_id where s.no = 0 and o.course_id = c.id);
    create table growth.plan as
      select row_number() over (order by m.major_code, v.version) - 1 as no, v.id as plan_id, v.major_id, m.level,
        (select count(*) from growth.line l where l.plan_id = v.id) as written
      from plan_version v join major m on m.id = v.major_id
      where (select count(*) from growth.line l where l.plan_id = v.id) >= 10;
    create table growth.offer as
      select l.plan_id, l.place, s.no as sitting, s.id as period_id, s.max_course, s.apply_start,
        o.id as offering_id, o.session_id, o.course_id, l.course_code
      from growth.line l
      join exam_offering o on o.course_id = l.course_id
      join growth.sitting s on s.id = o.period_id;
    create table growth.next as
      select distinct on (p.no, turn) p.no, turn, o.*
      from growth.plan p
      cross join lateral generate_series(0, p.written - 1) turn
      join growth.offer o on o.plan_id = p.plan_id and o.sitting = -1 and (o.place - turn + p.written) % p.written >= 8
      order by p.no, turn, (o.place - turn + p.written) % p.written;
    analyze`);
}

/**
 * The students that are made, from 0 to `count` - 1: their ids, their plan, and the `turn` at which each began it. A hundred
 * in a row have one plan, so that what one of ten has is found in every plan.
 */
export async function preparePeople(sql: Sql, count: number): Promise<void> {
  await sql.unsafe(`
    create table growth.person as
      select i, ${uuid('student')} as student_id, ${uuid('record')} as record_id, ${uuid('account')} as account_id,
        p.*, i / 100 / (select count(*) from growth.plan) % p.written as turn
      from generate_series(0, ${count - 1}) i join growth.plan p on p.no = i / 100 % (select count(*) from growth.plan);
    analyze growth.person`);
}
