import { uuid } from '../exam/row-ids.ts';
import { owner } from './institution.ts';

/** The score of the result at a place: about two of three pass. */
const score = (place: number) => `45 + (i * 7 + ${place} * 11) % 50`;

/** Of which sitting a student's results are, the first first: the last three have registrations. */
const sittings = [10, 8, 7, 5, 4, 2, 1, 0];

const firstRegistered = 5;

/** Results come in by sittings, so that those of a student lie apart. */
const grades = sittings.map(
  (sitting, place) => `
  insert into grade (id, student_id, student_major_id, course_id, grade_type, period_id, exam_score, final_score, result,
    publish_time)
  select ${uuid('grade', `i || '-${place}'`)}, ${owner}, l.course_id, 'EXAM', t.id, ${score(place)}, ${score(place)},
    case when ${score(place)} >= 60 then 'PASS' else 'FAIL' end, t.score_publish
  from growth.person s
  join growth.line l on l.plan_id = s.plan_id and l.place = (s.turn + ${place}) % s.written
  join growth.sitting t on t.no = ${sitting}`,
);

const applyColumns = `id, student_id, student_major_id, offering_id, session_id, period_id, area_code, status, slot,
  max_course, fee, receipt_no, applied_at`;

const receiptNo = (sitting: number) => `'BK-${sitting + 1}-' || i`;

const siteOfSeats = `(select id from exam_site where area_code = '9801' order by name limit 1)`;

/** Room of a student in every exam: thirty in a row share one. */
export const roomOfSeats = `'第 ' || 100 + i / 30 || ' 考场'`;

/** The rooms of a sitting that is over. */
const rooms = sittings.slice(firstRegistered).map(
  (sitting) => `
  insert into exam_room (id, period_id, site_id, name, capacity)
  select distinct on (t.id, ${roomOfSeats}) ${uuid('room', `i || '-${sitting}'`)}, t.id, ${siteOfSeats}, ${roomOfSeats}, 30
  from growth.person s
  join growth.sitting t on t.no = ${sitting}
  on conflict do nothing`,
);

/** Registrations of a sitting that is over, each with its seat. */
const seated = sittings.slice(firstRegistered).map(
  (sitting, index) => `
  insert into exam_apply (${applyColumns}, site_id, room, room_capacity, seat_no)
  select ${uuid('apply', `i || '-${sitting}'`)}, ${owner}, o.offering_id, o.session_id, o.period_id, '9801', 'APPLIED', 1,
    o.max_course, 0, ${receiptNo(sitting)}, o.apply_start + interval '1 day',
    ${siteOfSeats}, ${roomOfSeats}, 30, i % 30 + 1
  from growth.person s
  join growth.offer o on o.plan_id = s.plan_id and o.sitting = ${sitting}
    and o.place = (s.turn + ${firstRegistered + index}) % s.written`,
);

/** In the sitting that is open three of four have registered a course; of twenty one has not paid and is overdue. */
const open = `
  insert into exam_apply (${applyColumns}, pay_deadline)
  select ${uuid('apply', `i || '-open'`)}, ${owner}, o.offering_id, o.session_id, o.period_id, '9802',
    case when i % 20 = 1 then 'UNPAID' else 'APPLIED' end, 1, o.max_course, 0, ${receiptNo(-1)},
    now() - interval '2 days', case when i % 20 = 1 then now() - interval '1 minute' * (i % 1000 + 1) end
  from growth.person s
  join growth.next o on o.no = s.no and o.turn = s.turn
  where i % 4 <> 0`;

/** One of eight once cancelled a registration. */
const cancelled = `
  insert into exam_apply (${applyColumns}, cancelled_at)
  select ${uuid('apply', `i || '-cancelled'`)}, ${owner}, o.offering_id, o.session_id, o.period_id, '9801', 'CANCELLED', 1,
    o.max_course, 0, 'BK-C-' || i, o.apply_start, o.apply_start + interval '1 hour'
  from growth.person s
  join growth.offer o on o.plan_id = s.plan_id and o.sitting = 3 and o.place = s.turn
  where i % 8 = 0`;

/** Seats that are counted and enough, when all registrations are there. */
export const seats = `
  insert into exam_seat (offering_id, area_code, quota, taken)
  select o.id, a.code, (select count(*) from growth.person) + 1000000, coalesce(e.taken, 0)
  from exam_offering o
  join growth.sitting t on t.id = o.period_id and t.no = -1
  cross join exam_area a
  left join (
    select offering_id, area_code, count(*) as taken from exam_apply where status in ('UNPAID', 'APPLIED') group by 1, 2
  ) e on e.offering_id = o.id and e.area_code = a.code
  on conflict (offering_id, area_code) do update set quota = excluded.quota, taken = excluded.taken`;

/** The lines of the log and of the audit: one of each for a registration. */
const registered = `
  insert into exam_apply_event (id, student_id, student_major_id, period_id, kind, course_codes, amount, receipt_no, time)
  select ${uuid('event', `i || '-' || t.no`)}, ${owner}, t.id, 'SUBMIT', array['00000'], 0, 'BK-' || t.no + 1 || '-' || i,
    t.apply_start + interval '1 day'
  from growth.person s cross join growth.sitting t
  where t.no in (0, 1, 2) or t.no = -1 and i % 4 <> 0;
  insert into receipt (receipt_no, student_id, kind, holder, facts, submit_time, sha256)
  select receipt_no, student_id, 'EXAM_APPLY', '-', '[]', time, repeat('0', 64)
  from exam_apply_event where receipt_no like 'BK-%'`;

const audited = `
  insert into audit_log (id, biz_type, biz_id, operator_type, operator_id, action, time)
  select ${uuid('audit', `i || '-' || n`)}, 'EXAM_APPLY', 'BK-' || n || '-' || i, 'STUDENT', s.student_id, 'SUBMIT', now()
  from growth.person s cross join generate_series(0, 3) n where n > 0 or i % 4 <> 0;
  insert into audit_log (id, biz_type, biz_id, node, operator_type, operator_id, action, time)
  select ${uuid('audit', `i || '-exemption'`)}, 'EXEMPTION', ${uuid('exemption')}, l.course_id, 'STUDENT', s.student_id,
    'APPLY', now() - interval '10 days'
  from growth.person s join growth.line l on l.plan_id = s.plan_id and l.place = (s.turn + 9) % s.written
  where i % 10 = 0;
  insert into audit_log (id, biz_type, biz_id, node, operator_type, operator_id, action, time)
  select ${uuid('audit', `i || '-review'`)}, 'GRADE_REVIEW', ${uuid('review')}, 'SUM', 'STUDENT', s.student_id, 'APPLY',
    now() - interval '2 days'
  from growth.person s where i % 50 = 0`;

/** Statements that fill results, registrations and their audit, in any order; the longest come first. */
export const examFills: readonly string[] = [
  ...grades,
  registered,
  audited,
  ...rooms,
  ...seated,
  open,
  cancelled,
];
