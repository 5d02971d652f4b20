import type { Sql } from 'postgres';
import { bankLength, idOf, paperLength, questionAt, typeAt } from './paper.ts';
import { sha256, uuid } from './row-ids.ts';

const options = JSON.stringify(['A', 'B', 'C', 'D'].map((key) => ({ key, text: `选项${key}的内容` })));

function answerKey(place: number): object {
  switch (typeAt(place)) {
    case 'SINGLE':
      return { kind: 'KEY', key: 'A' };
    case 'MULTIPLE':
      return { kind: 'KEYS', keys: ['A', 'D'] };
    case 'JUDGE':
      return { kind: 'TRUTH', truth: true };
    case 'BLANK':
      return { kind: 'BLANKS', accepted: [['第一'], ['第二']] };
    default:
      return { kind: 'REFERENCE', reference: '参考答案'.repeat(50) };
  }
}

/** The three papers: the number of a student decides which of them the student has. */
function paperOf(student: number): object {
  const entries = Array.from({ length: paperLength }, (_, place) => ({
    questionId: idOf('question', questionAt(student, place)),
    part: 0,
    number: place + 1,
    score: 2,
    materialId: null,
  }));
  return { blueprint: [{ questionType: 'SINGLE', count: paperLength, score: 2 }], entries };
}

async function fillBank(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into platform (id, code, name, product_title) values ('bench', 'bench', '测试', '测试');
    insert into course (id, course_code, name, credit, kind) values ('course', '04735', '数据库系统原理', 4, 'THEORY');
    insert into test (id, course_id, name, type, blueprint, total_score, pass_score, minutes, max_try)
    values ('test', 'course', '综合测验', 'COMPREHENSIVE', '[]', 104, 60, 120, 0)`);
  const rows = Array.from({ length: bankLength }, (_, number) => ({
    id: idOf('question', number),
    course_id: 'course',
    code: `04735-${number}`,
    type: typeAt(number % paperLength),
    stem: `第${number}题的题干。`.repeat(20),
    options: ['SINGLE', 'MULTIPLE'].includes(typeAt(number % paperLength)) ? options : '[]',
    answer: JSON.stringify(answerKey(number % paperLength)),
    analysis: '解析'.repeat(100),
    score: 2,
  }));
  for (const row of rows) await sql`insert into question ${sql(row)}`;
}

/** In SQL, the rows of students with the numbers of a range: account, person, session. */
export const people = (range: string) => `
  insert into account (id, platform_id, login_name, password_hash, password_changed_at)
  select ${uuid('account')}, 'bench', i, '-', now() from ${range};
  insert into student (id, account_id, name, id_card_cipher, id_card_hash, gender, birthday)
  select ${uuid('student')}, ${uuid('account')}, '学生' || i, '-', i, 'FEMALE', '2000-01-01' from ${range};
  insert into session (id, token_hash, account_id, student_id, method, ip, device, logged_in_at, last_seen_at, expires_at)
  select ${uuid('sessionRow')}, ${sha256(uuid('session'))}, ${uuid('account')}, ${uuid('student')},
    'PASSWORD', '127.0.0.1', 'bench', now(), now(), now() + interval '12 hours' from ${range};`;

/**
 * Puts students 0..sitting-1 into an empty database, each in the middle of an attempt that ends in two hours, and
 * `rest` more who have handed theirs in, each with two answers.
 */
export async function fill(
  sql: Sql,
  { sitting, rest = 0 }: { sitting: number; rest?: number },
): Promise<void> {
  await fillBank(sql);
  const all = `generate_series(0, ${sitting + rest - 1}) i`;
  const over = `generate_series(${sitting}, ${sitting + rest - 1}) i`;
  const [a, b, c] = [0, 1, 2].map((turn) => JSON.stringify(paperOf(turn)));
  await sql.unsafe(`
    -- What refers to what is right by making; a million rows are checked otherwise.
    set session_replication_role = replica;
    ${people(all)}
    insert into test_record (id, test_id, student_id, try_no, status, start_time, end_time, seed, paper, token_hash,
      token_cipher, device_hash, device, held_since)
    select ${uuid('record')}, 'test', ${uuid('student')}, 1, 'RUNNING', now(), now() + interval '2 hours', i,
      (array['${a}', '${b}', '${c}'])[i % 3 + 1]::jsonb, ${sha256(uuid('attempt'))}, '-', '-', 'bench', now()
    from generate_series(0, ${sitting - 1}) i;
    insert into test_record (id, test_id, student_id, try_no, status, start_time, end_time, submit_time, seed, paper)
    select ${uuid('record')}, 'test', ${uuid('student')}, 1, 'GRADED', now(), now(), now(), i,
      '{"blueprint": [], "entries": []}' from ${over};
    insert into test_answer (test_record_id, question_id, answer, seq, at, got)
    select ${uuid('record')}, ${uuid('question', 'n')}, '"A"', n, now(), 2
    from ${over}, generate_series(1, 2) n;
    insert into student_task (id, student_id, code, biz_id, reason, title, path, action_text, priority, menu_path)
    select ${uuid('task')}, ${uuid('student')}, 'TEST_RUNNING', ${uuid('record')}, '进行中的测验', '综合测验', '/', '继续作答', 1, '/'
    from generate_series(0, ${sitting - 1}) i;
    set session_replication_role = origin;
    analyze`);
}
