import type { Sql } from 'postgres';
import { sha256, uuid } from '../exam/row-ids.ts';

/** Students whose theses are in one batch. */
const batchSize = 2000;

/** Topics of the bank for each major of a batch. */
const bankSize = 50;

/** Places of a topic, and of a teacher in a batch, of which as many are taken as there are students: each call can take or free one. */
const quota = 1_000_000;

/** Stages of a thesis in their order, in SQL. */
const stages = `array['RULE', 'TOPIC', 'COMMITMENT', 'REPORT', 'DRAFT', 'REVISION', 'AI_INFO', 'FINAL', 'CHECK', 'REVIEW',
  'DEFENCE', 'GRADE']`;

/** Stages that are passed of a thesis that is being written, and of one whose topic is being chosen. */
const passed = { written: 4, choosing: 1 } as const;

/** A text of twenty paragraphs with 200 characters each, as the server keeps it. */
const text = JSON.stringify({
  ...{ title: '论文', titleEn: '', abstract: '', abstractEn: '', keywords: [], keywordsEn: [] },
  ...{ footnotes: [], references: [], acknowledgements: [] },
  sections: [
    {
      ...{ id: 's1', level: 1, number: '1', title: '绪论', children: [] },
      blocks: Array.from({ length: 20 }, (_, index) => ({
        ...{ type: 'paragraph', id: `p${index}` },
        content: [{ type: 'text', text: '论文正文'.repeat(50) }],
      })),
    },
  ],
});

/**
 * Copies the open batch of the demo institution, once for `batchSize` students: its times, rules, teachers and majors, each major with
 * a bank of topics. `growth.thesis` lists the theses: every second student has one, of two of them one is being written.
 */
export async function prepareTheses(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create table growth.thesis_batch as
      select 'batch-' || no as batch_id, no from generate_series(0, (select max(i) / ${batchSize} from growth.person)) no;
    insert into thesis_plan (id, name, start_time, end_time, limits)
    select batch_id, '批次' || no, start_time, end_time, limits
    from growth.thesis_batch cross join thesis_plan where id = 'thesisPlan';
    insert into thesis_plan_major (plan_id, major_id)
    select distinct batch_id, major_id from growth.thesis_batch cross join growth.plan;
    insert into thesis_window (plan_id, stage, start_time, end_time)
    select batch_id, stage, start_time, end_time
    from growth.thesis_batch cross join thesis_window where plan_id = 'thesisPlan';
    insert into thesis_rule (id, plan_id, type, title, full_title, version, doc_no, publisher, effective_date, confirm_text,
      min_seconds, content, format_rules, publish_time)
    select gen_random_uuid(), batch_id, type, title, full_title, version, doc_no, publisher, effective_date, confirm_text,
      min_seconds, content, format_rules, publish_time
    from growth.thesis_batch cross join thesis_rule where plan_id = 'thesisPlan';
    insert into thesis_plan_advisor (plan_id, advisor_id, quota, taken)
    select batch_id, id, ${quota}, ${batchSize} from growth.thesis_batch cross join advisor;
    insert into topic (id, plan_id, major_id, advisor_id, title, direction, thesis_kind, brief, source, quota,
      taken)
    select m.plan_id || m.major_id || n, m.plan_id, m.major_id, a.id, '题目' || n, '方向' || n % 8, 'PAPER', repeat('简介', 60),
      'BANK', ${quota}, ${batchSize}
    from thesis_plan_major m join growth.thesis_batch b on b.batch_id = m.plan_id
    cross join generate_series(0, ${bankSize - 1}) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as teachers from advisor) a
      on a.place = n % a.teachers;
    create table growth.thesis as
      select s.i, s.student_id, s.record_id, s.major_id, 'batch-' || i / ${batchSize} as batch_id, ${uuid('studentPlan')} as id,
        i % 4 = 0 as is_written, 'batch-' || i / ${batchSize} || s.major_id || i / 4 % ${bankSize} as topic_id,
        (select id from advisor order by id limit 1) as advisor_id
      from growth.person s where i % 2 = 0;
    analyze growth.thesis`);
}

const theses = `
  insert into student_plan (id, student_id, student_major_id, plan_id, thesis_type, title, advisor_id)
  select t.id, student_id, record_id, batch_id, case when is_written then 'DEGREE' end, case when is_written then '题目' || i end,
    case when is_written then advisor_id end
  from growth.thesis t;
  insert into thesis_round (id, student_plan_id, round_no) select ${uuid('round')}, t.id, 1 from growth.thesis t`;

const stageRows = `
  insert into thesis_stage (id, student_plan_id, round_no, code, status, submitted_at, passed_at, return_count)
  select ${uuid('stage', 'i || code')}, t.id, 1, code,
    case when place <= done then 'PASSED' when place > done + 1 then 'LOCKED' when is_written then 'SUBMITTED' else 'TODO' end,
    case when place <= done or place = done + 1 and is_written then now() - interval '9 days' end,
    case when place <= done then now() - interval '8 days' end, 0
  from (select *, case when is_written then ${passed.written} else ${passed.choosing} end as done from growth.thesis) t
  cross join unnest(${stages}) with ordinality stage(code, place)`;

/** Readings of the rules, and the letter of who writes. */
const signed = `
  insert into rule_read (id, student_id, plan_id, type, version, seconds, read_at)
  select ${uuid('read', 'i || r.type')}, student_id, batch_id, r.type, r.version, 90, now() - interval '20 days'
  from growth.thesis t join thesis_rule r on r.plan_id = t.batch_id where is_written or r.type = 'MANAGE';
  insert into file (id, student_id, scene, name, size, mime, sha256, path, width, height, stored_at)
  select ${uuid('letter-signature')}, student_id, 'SIGNATURE', '签名.png', 9000, 'image/png', i || '-letter', '-', 480, 180,
    now() - interval '9 days'
  from growth.thesis where is_written;
  insert into commitment (id, student_plan_id, round_no, version, title, advisor_name, fields, signature_file_id, signed_at, hash)
  select ${uuid('letter')}, t.id, 1, 'V2.1', '题目' || i, '老师', '{}', ${uuid('letter-signature')}, now() - interval '9 days',
    ${sha256(`'letter' || i`)}
  from growth.thesis t where is_written`;

/** 开题报告 and 初稿 of who writes: each with a text, the version that was handed in and five notes on it. */
const documents = `
  insert into thesis_doc (id, student_plan_id, round_no, doc_type, content, words, saved_at)
  select ${uuid('doc', 'i || kind')}, t.id, 1, kind, '${text}', 4000, now() - interval '2 days'
  from growth.thesis t cross join unnest(array['REPORT', 'DRAFT']) kind where is_written;
  insert into thesis_version (id, doc_id, kind, no, content, words, sha256, status, stored_at)
  select ${uuid('version', 'i || kind')}, ${uuid('doc', 'i || kind')}, 'SUBMIT', 1, '${text}', 4000, repeat('0', 64),
    case kind when 'REPORT' then 'PASSED' else 'SUBMITTED' end, now() - interval '9 days'
  from growth.thesis cross join unnest(array['REPORT', 'DRAFT']) kind where is_written;
  insert into annotation (id, version_id, anchor, quote, level, text, teacher, written_at)
  select ${uuid('note-of', 'i || kind || n')}, ${uuid('version', 'i || kind')},
    '{"start": {"blockId": "p1", "offset": 0}, "end": {"blockId": "p1", "offset": 4}}', '论文正文', 'SUGGEST', '请改', '老师',
    now() - interval '8 days'
  from growth.thesis cross join unnest(array['REPORT', 'DRAFT']) kind cross join generate_series(1, 5) n where is_written`;

const talk = `
  insert into thesis_message (id, student_plan_id, from_type, "by", content, sent_at)
  select ${uuid('message', 'i || n')}, t.id, case when n % 2 = 0 then 'TEACHER' else 'STUDENT' end,
    case when n % 2 = 0 then '老师' else '' end, '留言', now() - interval '1 hour' * n
  from growth.thesis t cross join generate_series(1, 10) n where is_written;
  insert into thesis_change (id, student_plan_id, student_id, type, reason, file_ids, status, receipt_no, applied_at, decided_at)
  select ${uuid('change')}, t.id, student_id, 'ADVISOR', '理由', '{}', 'REJECTED', 'LB-' || i, now() - interval '6 days',
    now() - interval '5 days'
  from growth.thesis t where is_written;
  insert into thesis_delay (id, student_plan_id, student_id, stage, days, deadline, reason, file_ids, status, receipt_no,
    applied_at)
  select ${uuid('delay')}, t.id, student_id, 'DRAFT', 7, now() + interval '30 days', '理由', '{}', 'PENDING', 'LY-' || i,
    now() - interval '3 days'
  from growth.thesis t where is_written`;

/** The passed choice of who writes; of eight who choose one waits for a place, and of these one of sixty has kept it too long. */
const choices = `
  insert into topic_choice (id, student_plan_id, student_id, thesis_type, status, level, receipt_no, applied_at, decided_at)
  select ${uuid('choice-of')}, t.id, student_id, 'DEGREE', 'APPROVED', 'MAJOR', 'XT-' || i, now() - interval '9 days',
    now() - interval '8 days'
  from growth.thesis t where is_written;
  insert into topic_wish (id, student_plan_id, plan_id, topic_id, choice_id, "order", status)
  select ${uuid('wish')}, t.id, batch_id, topic_id, ${uuid('choice-of')}, 1, 'PASSED' from growth.thesis t where is_written;
  insert into topic_wait (id, student_plan_id, plan_id, topic_id, status, joined_at, held_until)
  select ${uuid('wait')}, t.id, batch_id, topic_id, case when i % 960 = 2 then 'HELD' else 'WAITING' end,
    now() - interval '2 days', case when i % 960 = 2 then now() - interval '1 minute' end
  from growth.thesis t where i % 16 = 2`;

const thesisLog = `
  insert into receipt (receipt_no, student_id, kind, holder, facts, submit_time, sha256)
  select receipt_no, student_id, 'THESIS_TOPIC', '-', '[]', applied_at, repeat('0', 64)
  from (select 'XT-' || i as receipt_no, student_id, now() - interval '9 days' as applied_at from growth.thesis where is_written) x;
  insert into audit_log (id, biz_type, biz_id, node, operator_type, operator_id, action, time)
  select ${uuid('step', 'i || code || action')}, 'THESIS', t.id, code, 'STAFF', '老师', action, now() - interval '8 days'
  from growth.thesis t cross join unnest(array['RULE', 'TOPIC', 'COMMITMENT', 'REPORT']) code
  cross join unnest(array['OPEN', 'PASS']) action where is_written or code = 'RULE'`;

/** Statements that fill the tables of theses, in any order. */
export const thesisFills: readonly string[] = [
  documents,
  stageRows,
  talk,
  thesisLog,
  signed,
  choices,
  theses,
];
