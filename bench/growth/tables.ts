import { noWishes } from '@qianwei/studies';
import { sha256, uuid } from '../exam/row-ids.ts';
import { applyFills } from './apply-tables.ts';
import { examFills, roomOfSeats } from './exam-tables.ts';
import { owner } from './institution.ts';
import { thesisFills } from './thesis-tables.ts';

const people = `
  insert into account (id, platform_id, login_name, password_hash, password_changed_at)
  select s.account_id, (select id from platform where code = '10001'), 'student' || i, '-', now()
  from growth.person s;
  insert into student (id, account_id, name, id_card_cipher, id_card_hash, gender, birthday)
  select s.student_id, s.account_id, '学生' || i, (select id_card_cipher from student limit 1), ${sha256(`'card' || i`)}, 'FEMALE', '2000-01-01'
  from growth.person s;
  insert into student_major (id, student_id, major_id, plan_version_id, examinee_no, apply_exam_level, committee_id,
    register_date, is_default)
  select s.record_id, s.student_id, s.major_id, s.plan_id, '98' || lpad(i::text, 10, '0'), s.level,
    (select id from exam_committee order by name limit 1), '2022-09-01', true
  from growth.person s`;

/** A session counts as in use until it ends, so that no call writes that it is. */
const sessions = `
  insert into session (id, token_hash, account_id, student_id, method, ip, device, logged_in_at, last_seen_at, expires_at)
  select ${uuid('sessionRow')}, ${sha256(uuid('session'))}, s.account_id, s.student_id, 'PASSWORD', '127.0.0.1',
    'bench', now(), now() + interval '12 hours', now() + interval '12 hours'
  from growth.person s;
  insert into login_log (id, account_id, session_id, time, ip, device, method, result)
  select ${uuid('login')}, s.account_id, ${uuid('sessionRow')}, now(), '127.0.0.1', 'bench', 'PASSWORD', 'SUCCESS'
  from growth.person s`;

const tasks = `
  insert into student_task (id, student_id, student_major_id, code, biz_id, reason, title, path, action_text, priority,
    menu_path, status)
  select ${uuid('task', `i || '-' || n`)}, ${owner}, 'CONTINUE_STUDY', n, '继续学习', '继续学习', '/course/list', '去学习', 70,
    '/course/list', case n when 0 then 'OPEN' else 'DONE' end
  from growth.person s cross join generate_series(0, 2) n;
  insert into student_onboarding (id, student_major_id, code, done_at)
  select ${uuid('mark')}, s.record_id, 'PLAN', now() from growth.person s where i % 2 = 0`;

/** Two notices to each student, of which one has been read. */
const notices = `
  insert into notice (id, student_id, title, category, content, publisher, publish_time)
  select ${uuid('notice', `i || '-' || n`)}, s.student_id, '论文进展', 'SYSTEM', '<p>论文</p>', 'bench',
    now() - interval '1 day' * n - interval '1 second' * (i % 80000)
  from growth.person s cross join generate_series(1, 2) n;
  insert into notice_read (id, notice_id, student_id, read_at)
  select ${uuid('noticeRead')}, ${uuid('notice', `i || '-1'`)}, s.student_id, now() from growth.person s`;

const studies = `
  insert into process_score (id, student_id, student_major_id, course_id, video, chapter, overall, conduct, valid_until)
  select ${uuid('process', `i || '-' || l.place`)}, ${owner}, l.course_id, 80, 75, 70, 90, current_date + 300
  from growth.person s
  join growth.line l on l.plan_id = s.plan_id and l.place in ((s.turn + 8) % s.written, (s.turn + 9) % s.written);
  insert into course_progress (id, student_id, course_id, video_rate, watched_at)
  select ${uuid('progress', `i || '-' || l.place`)}, s.student_id, l.course_id, i % 100, now()
  from growth.person s
  join growth.line l on l.plan_id = s.plan_id
    and l.place in ((s.turn + 7) % s.written, (s.turn + 8) % s.written, (s.turn + 9) % s.written)`;

/** Three courses of each are in study, one has no progress yet; of each the first lesson was watched, with a note. */
const watched = `
  insert into course_service (id, student_id, student_major_id, course_id, open_date, expire_at)
  select ${uuid('service', `i || '-' || l.place`)}, ${owner}, l.course_id, current_date - 100, now() + interval '1 year'
  from growth.person s join growth.line l on l.plan_id = s.plan_id and (l.place - s.turn + s.written) % s.written in (7, 8, 9);
  insert into play_record (id, student_id, course_id, lesson_id, ranges, watched, furthest, position, finished, played_at,
    position_since)
  select ${uuid('played', `i || '-' || l.place`)}, s.student_id, c.content_course_id, e.id, '{[10,20)}', 10, 20, 20, false,
    now() - interval '1 day', now() - interval '1 day'
  from growth.person s
  join growth.line l on l.plan_id = s.plan_id and (l.place - s.turn + s.written) % s.written in (7, 8, 9)
  join course_profile c on c.course_id = l.course_id
  join lesson e on e.course_id = c.content_course_id and e.position = 1;
  insert into play_session (id, student_id, lesson_id, token_hash, device_hash, device, started_at, beat_at, ended_at)
  select ${uuid('player')}, s.student_id, e.id, ${sha256(uuid('play'))}, '-', 'bench', now() - interval '1 day',
    now() - interval '1 day', now() - interval '1 day' * (i % 60)
  from growth.person s cross join (select id from lesson order by id limit 1) e;
  insert into study_day (student_id, day, video_seconds)
  select s.student_id, current_date - n, 600 from growth.person s cross join generate_series(1, 3) n;
  insert into note (id, student_id, course_id, lesson_id, second, content, written_at)
  select ${uuid('note')}, s.student_id, c.content_course_id, e.id, 10, '笔记', now()
  from growth.person s
  join growth.line l on l.plan_id = s.plan_id and (l.place - s.turn + s.written) % s.written = 7
  join course_profile c on c.course_id = l.course_id
  join lesson e on e.course_id = c.content_course_id and e.position = 1;
  insert into course_question (id, student_id, author, course_id, lesson_id, second, content, asked_at)
  select ${uuid('asked')}, s.student_id, '周同学', e.course_id, e.id, 10, '问题', now() - interval '1 hour' * (i % 4000)
  from growth.person s
  join (select id, course_id, row_number() over (order by id) - 1 as place, count(*) over () as lessons from lesson) e
    on e.place = i / 20 % e.lessons
  where i % 20 = 0`;

const applications = `
  insert into exemption (id, student_id, student_major_id, course_id, basis_type, cert_no, obtain_date, file_ids, status,
    receipt_no, applied_at)
  select ${uuid('exemption')}, ${owner}, l.course_id, 'CET4', 'C' || i, '2023-06-01', '{}',
    case when i % 20 = 0 then 'PENDING' else 'REJECTED' end, 'MK-' || i, now() - interval '10 days'
  from growth.person s join growth.line l on l.plan_id = s.plan_id and l.place = (s.turn + 9) % s.written
  where i % 10 = 0;
  insert into grade_review (id, student_id, grade_id, suspect, reason, status, receipt_no, applied_at)
  select ${uuid('review')}, s.student_id, ${uuid('grade', `i || '-7'`)}, 'SUM', '合分有误', 'PENDING', 'FH-' || i,
    now() - interval '2 days'
  from growth.person s where i % 50 = 0;
  insert into elective_choice (id, student_id, student_major_id, elective_group, course_id, chosen_at)
  select ${uuid('choice')}, ${owner}, l.elective_group, l.course_id, now()
  from growth.person s
  join (select distinct on (plan_id) * from growth.line where elective_group <> '' order by plan_id, place) l
    on l.plan_id = s.plan_id
  where i % 2 = 0;
  insert into plan_switch (id, student_id, student_major_id, from_plan_version_id, to_plan_version_id, receipt_no,
    switched_at)
  select ${uuid('switch')}, ${owner}, s.plan_id, s.plan_id, 'QH-' || i, now() - interval '100 days'
  from growth.person s where i % 100 = 0;
  insert into graduation_plan (id, student_id, student_major_id, slot, name, wishes, saved_at)
  select ${uuid('plan')}, ${owner}, 1, '方案一', '${JSON.stringify(noWishes)}', now()
  from growth.person s where i % 10 = 0;
  insert into exam_basket (id, student_id, student_major_id, period_id, course_codes, area_code)
  select ${uuid('basket')}, ${owner}, o.period_id, array[o.course_code], '9802'
  from growth.person s join growth.next o on o.no = s.no and o.turn = s.turn
  where i % 3 = 0;
  insert into english_score (id, id_card_hash, name, batch_name, ticket_no, score, result, publish_time)
  select ${uuid('english')}, ${sha256(`'card' || i`)}, '考生', '2025年5月批', 'E' || i, 66, 'PASS', now() - interval '200 days'
  from growth.person s where i % 2 = 0`;

/**
 * One of two has signed up for each batch, with a photo, and has a seat where tickets are open; of forty one has not paid and is overdue. The others have left a
 * draft for a batch that is over, and each has proven themselves lately.
 */
const signUps = `
  insert into file (id, student_id, scene, name, size, mime, sha256, path, width, height, stored_at)
  select ${uuid('photo')}, s.student_id, 'SIGNUP_PHOTO', '照片.jpg', 90000, 'image/jpeg', '-', '-', 480, 640,
    now() - interval '10 days'
  from growth.person s;
  insert into sign_up (id, batch_id, student_id, student_major_id, sign_up_no, status, site_id, photo_file_id, fee, receipt_no,
    applied_at, pay_deadline)
  select ${uuid('signUp', `i || b.id`)}, b.id, ${owner}, 'SJ-' || i || b.id,
    case when i % 40 = 0 then 'UNPAID' when i % 4 = 0 then 'PENDING' else 'APPROVED' end, x.id, ${uuid('photo')},
    case when i % 40 = 0 then 6000 else 0 end,
    'SJ-' || i || b.id, b.apply_start, case when i % 40 = 0 then now() - interval '1 minute' * (i % 1000 + 1) end
  from growth.person s cross join sign_up_batch b
  cross join lateral (select id from sign_up_site where batch_id = b.id order by name limit 1) x
  where i % 2 = 0;
  insert into sign_up_item (id, batch_id, sign_up_id, course_id)
  select ${uuid('signUpItem', 'u.sign_up_no')}, u.batch_id, u.id,
    (select c.course_id from sign_up_course c where c.batch_id = u.batch_id order by c.course_id limit 1)
  from sign_up u where u.sign_up_no like 'SJ-%';
  update sign_up_item m set exam_date = b.exam_start, start_time = '09:00', end_time = '11:00', site_name = '考点',
    room = ${roomOfSeats}, seat_no = i % 30 + 1
  from growth.person s cross join sign_up_batch b
  where m.sign_up_id = ${uuid('signUp', `i || b.id`)} and b.ticket_open < now();
  update sign_up_course c set taken = c.taken + h.held, quota = c.quota + h.held + 1000000
  from (select batch_id, course_id, count(*) as held from sign_up_item where sign_up_id in (
    select id from sign_up where sign_up_no like 'SJ-%') group by 1, 2) h
  where h.batch_id = c.batch_id and h.course_id = c.course_id;
  update sign_up_site x set taken = x.taken + h.held, quota = x.quota + h.held + 1000000
  from (select site_id, count(*) as held from sign_up where sign_up_no like 'SJ-%' group by 1) h where h.site_id = x.id;
  insert into application_draft (student_id, student_major_id, kind, biz_id, document_cipher, revision, saved_at)
  select ${owner}, b.type, b.id, '-', 1, b.apply_start
  from growth.person s cross join sign_up_batch b where i % 2 = 1 and b.apply_end < now();
  insert into guest_proof (ticket_hash, type, batch_id, student_id, student_major_id, knows_examinee_no, expires_at)
  select ${sha256(`'ticket' || i`)}, b.type, b.id, ${owner}, true, now() + interval '1 minute' * (i % 25 - 5)
  from growth.person s cross join (select * from sign_up_batch where type = 'PRACTICE' order by id limit 1) b`;

/** Rows that the server's rounds look through. */
const operation = `
  insert into known_device (id, account_id, device_hash, last_login_at)
  select ${uuid('device')}, s.account_id, ${sha256(`'device' || i`)}, now() - interval '1 hour' * (i % 4000)
  from growth.person s;
  insert into sms_outbox (id, mobile_hash, mobile_cipher, text_cipher, sent_at)
  select ${uuid('sms')}, ${sha256(`'mobile' || i`)}, '-', '-', now() - interval '1 hour' * (i % 700)
  from growth.person s where i % 2 = 0;
  insert into idempotent_request (id, scope, request_no, path, payload_hash, requested_at, expires_at)
  select ${uuid('request')}, s.account_id, ${uuid('requestNo')}, '/v1/checkExamApply', '-', now(), now() + interval '1 day'
  from growth.person s;
  insert into rate_limit (key, count, window_start, expires_at)
  select 'bench:' || i, 1, now(), now() + interval '1 day' from growth.person s where i % 10 = 0;
  insert into test_record (id, test_id, student_id, try_no, status, start_time, end_time, submit_time, seed, paper)
  select ${uuid('attempt')}, (select id from test order by id limit 1), s.student_id, 1, 'GRADED', now(), now(), now(), i,
    '{"blueprint": [], "entries": []}'
  from growth.person s`;

/** Statements that fill the tables that grow with students, in any order; the longest come first. */
export const fills: readonly string[] = [
  ...examFills,
  ...thesisFills,
  studies,
  watched,
  people,
  tasks,
  notices,
  operation,
  signUps,
  ...applyFills,
  sessions,
  applications,
];
