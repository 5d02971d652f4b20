import type { GivenAnswer } from '@qianwei/api/contract/attempt';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { tokenHash } from '../../../../http/session.ts';
import { graceMs } from '../../shared/attempt.queries.ts';

/** Answers on their way into the database; they have been checked against the paper. */
export interface AnswersToStore {
  readonly studentId: string;
  readonly testRecordId: string;
  readonly attemptToken: string;
  readonly seq: number;
  readonly answers: readonly GivenAnswer[];
  readonly blurCount: number;
}

/** What is told of a save. */
export interface StoredSave {
  /** The highest `seq` of the attempt. */
  readonly seq: number;
  readonly endsAt: Date;
}

/** A clock that is ahead by this much is believed. */
const aheadMs = 5000;

/**
 * The statement: the attempt must run, be held by this token and not be past its grace. Updating its row first makes
 * saves and the hand-in take turns. In the grace only answers given before the end are written.
 */
function build(db: Database) {
  const value = sql.placeholder;
  const now = sql`${value('now')}::timestamptz`;
  const seq = sql`${value('seq')}::int`;
  const held = db
    .$with('held', { seq: sql<number>`seq`.as('seq'), endsAt: sql<string>`ends_at`.as('ends_at') })
    .as(sql`
      update test_record
      set seq = greatest(seq, ${seq}),
        saved_at = case when seq < ${seq} then ${now} else saved_at end,
        blur_count = greatest(blur_count, ${value('blurCount')}::int)
      where id = ${value('testRecordId')} and student_id = ${value('studentId')}
        and token_hash = ${value('tokenHash')} and status = 'RUNNING'
        and end_time >= ${now} - interval '1 millisecond' * ${sql.raw(String(graceMs))}
      returning id, seq, end_time, (extract(epoch from end_time) * 1000)::bigint::text as ends_at`);
  const written = db.$with('written', { one: sql<number>`one`.as('one') }).as(sql`
      insert into test_answer (test_record_id, question_id, answer, marked, seconds, seq, at)
      select held.id, given."questionId", given.answer, given.marked, given.seconds, ${seq}, given.at
      from held, jsonb_to_recordset(${value('answers')}::jsonb)
        as given("questionId" text, answer jsonb, marked boolean, seconds integer, at timestamptz)
      where ${now} <= held.end_time or given.at <= held.end_time
      on conflict (test_record_id, question_id) do update
      set answer = excluded.answer, marked = excluded.marked, seconds = excluded.seconds,
        seq = excluded.seq, at = excluded.at
      where excluded.seq > test_answer.seq
      returning 1 as one`);
  return db
    .with(held, written)
    .select({ seq: held.seq, endsAt: held.endsAt })
    .from(held)
    .prepare('store_answers');
}

// Prepared once for each database; a transaction is a database of its own and is forgotten with it.
const statements = new WeakMap<Database, ReturnType<typeof build>>();

function statementOf(db: Database) {
  const known = statements.get(db) ?? build(db);
  statements.set(db, known);
  return known;
}

/** The answers as the statement takes them; `at` is now when it is more than 5 s ahead. */
export function answerRows(answers: readonly GivenAnswer[], now: Date) {
  const cut = (at: number) => new Date(at > now.getTime() + aheadMs ? now.getTime() : at).toISOString();
  return answers.map(({ at, ...answer }) => ({ ...answer, at: cut(at) }));
}

/**
 * Stores answers in one statement, by their `seq`: of one question the highest stays. Null when nothing was stored,
 * because the attempt does not run, is held by another token or is past its grace.
 */
export async function storeAnswers(
  db: Database,
  { attemptToken, answers, ...which }: AnswersToStore,
  now: Date,
): Promise<StoredSave | null> {
  const [row] = await statementOf(db).execute({
    ...which,
    tokenHash: tokenHash(attemptToken),
    answers: JSON.stringify(answerRows(answers, now)),
    now: now.toISOString(),
  });
  return row === undefined ? null : { seq: row.seq, endsAt: new Date(Number(row.endsAt)) };
}
