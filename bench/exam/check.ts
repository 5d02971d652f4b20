import type { Sql } from 'postgres';
import type { ExamReport } from './exam-load.ts';
import { answersOf, idOf } from './paper.ts';

/** The database after the run, compared with the answers that were sent. */
export interface Verdict {
  /** Answers that should be there. */
  expected: number;
  /** Confirmed answers that are missing, older or different. */
  lost: number;
  /** Answers that nobody sent, attempts, hand-ins and receipts that are there twice. */
  doubled: number;
  handedIn: number;
}

interface Row {
  record: string;
  question: string;
  seq: number;
  answer: unknown;
}

/** The student's answers after `saves` saves, by question. */
function answersAfter(
  student: number,
  saves: number,
  count: number,
): Map<string, { seq: number; answer: string }> {
  const all = new Map<string, { seq: number; answer: string }>();
  for (let save = 1; save <= saves; save += 1)
    for (const { questionId, answer } of answersOf(student, save, count, 0))
      all.set(questionId, { seq: save, answer: JSON.stringify(answer) });
  return all;
}

async function countDoubles(sql: Sql, sitting: number): Promise<number> {
  const [row] = await sql<{ doubles: number }[]>`
    select ((select count(*) from test_record where bit_length(token_hash) > 0) - ${sitting}
      + (select count(*) - count(distinct biz_id) from audit_log where action = 'HAND_IN')
      + (select count(*) - count(distinct receipt_no) from test_record where receipt_no <> ''))::int as doubles`;
  return row?.doubles ?? Number.NaN;
}

/** Reads every answer of the sitting students and compares it with the last one that was confirmed. */
export async function check(sql: Sql, report: ExamReport, answers: number): Promise<Verdict> {
  const { sent, confirmed, receipts } = report;
  const students = new Map(sent.map((_, student) => [idOf('record', student), student]));
  const found = sent.map(() => new Map<string, Row>());
  const query = sql<
    Row[]
  >`select test_record_id as record, question_id as question, seq, answer from test_answer`;
  for await (const rows of query.cursor(5000))
    for (const row of rows) {
      const student = students.get(row.record);
      if (student !== undefined) found[student]?.set(row.question, row);
    }
  const verdict = { expected: 0, lost: 0, doubled: await countDoubles(sql, sent.length), handedIn: 0 };
  for (const [student, rows] of found.entries()) {
    const latest = answersAfter(student, sent[student] ?? 0, answers);
    const sure = answersAfter(student, confirmed[student] ?? 0, answers);
    verdict.expected += sure.size;
    for (const [question, { seq, answer }] of sure) {
      const row = rows.get(question);
      const newer = latest.get(question);
      const isSure = row?.seq === seq && JSON.stringify(row.answer) === answer;
      const isNewer = row?.seq === newer?.seq && JSON.stringify(row?.answer) === newer?.answer;
      if (!isSure && !isNewer) verdict.lost += 1;
    }
    verdict.doubled += [...rows.keys()].filter((question) => !latest.has(question)).length;
    verdict.doubled += Math.max(0, (receipts[student]?.length ?? 0) - 1);
  }
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from test_record where status <> 'RUNNING' and receipt_no <> ''`;
  return { ...verdict, handedIn: row?.count ?? 0 };
}
