import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { tokenHash } from '../../../../http/session.ts';
import { graceMs } from '../../shared/attempt.queries.ts';
import { type AnswersToStore, answerRows } from './store-answers.ts';

/** A save, or what comes with a hand-in, with the moment at which it came. */
export interface Save {
  readonly save: AnswersToStore;
  readonly now: Date;
}

const value = sql.placeholder;

/** Part of a statement about many saves, which are filled in by `savesAsked`: the row that each is about, as it came. */
export const askedSaves = (db: Database) =>
  db.$with('asked', { no: sql<number>`no`.as('no') }).as(sql`
      select * from jsonb_to_recordset(${value('saves')}::jsonb) as asked(no integer, "testRecordId" text,
        seq integer, "blurCount" integer, "tokenHash" text, "studentId" text, now timestamptz)`);

/**
 * Whether attempt `r` takes what the save in `source` brings: it is the student's, held by the token, runs, and is not
 * past its grace.
 */
export const takesSave = (source: 'asked' | 'given') => {
  const given = sql.raw(source);
  return sql`r.student_id = ${given}."studentId" and r.token_hash = ${given}."tokenHash" and r.status = 'RUNNING'
        and r.end_time >= ${given}.now - interval '1 millisecond' * ${sql.raw(String(graceMs))}`;
};

/**
 * Part of such a statement: writes the answers of the saves in `held`, which has `no`, `id` of the attempt,
 * `given_seq`, `now` and `end_time`. In the grace only answers given before the end; of one question the highest
 * `seq` stays.
 */
export const writtenAnswers = (db: Database) =>
  db.$with('written', { one: sql<number>`one`.as('one') }).as(sql`
      insert into test_answer (test_record_id, question_id, answer, marked, seconds, seq, at)
      select held.id, given."questionId", given.answer, given.marked, given.seconds, held.given_seq, given.at
      from held join jsonb_to_recordset(${value('answers')}::jsonb) as given(no integer, "questionId" text,
        answer jsonb, marked boolean, seconds integer, at timestamptz) using (no)
      where held.now <= held.end_time or given.at <= held.end_time
      on conflict (test_record_id, question_id) do update
      set answer = excluded.answer, marked = excluded.marked, seconds = excluded.seconds,
        seq = excluded.seq, at = excluded.at
      where excluded.seq > test_answer.seq
      returning 1 as one`);

/** What such a statement is filled in with. `no` is the place of a save in the list. */
export function savesAsked(all: readonly Save[]): { saves: string; answers: string } {
  const saves = all.map(({ save: { testRecordId, studentId, attemptToken, seq, blurCount }, now }, no) => ({
    ...{ no, now, testRecordId, studentId, seq, blurCount },
    tokenHash: tokenHash(attemptToken),
  }));
  const answers = all.flatMap(({ save, now }, no) =>
    answerRows(save.answers, now).map((row) => ({ no, ...row })),
  );
  return { saves: JSON.stringify(saves), answers: JSON.stringify(answers) };
}
