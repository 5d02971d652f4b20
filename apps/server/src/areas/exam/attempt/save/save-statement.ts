import type { GivenAnswer } from '@qianwei/api/contract/exam/attempt';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { tokenHash } from '../../../../random.ts';
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

/** A save, or what comes with a submission, with the moment at which it came. */
export interface Save {
  readonly save: AnswersToStore;
  readonly now: Date;
}

/** A device's clock that is ahead of the server's by up to this much is believed. */
const maxAheadMs = 5000;

const value = sql.placeholder;

/** Part of a statement about many saves, which `parametersOf` fills in: the attempt of each save, as it was sent. */
export const requestedSaves = (db: Database) =>
  db.$with('requested', { no: sql<number>`no`.as('no') }).as(sql`
      select * from jsonb_to_recordset(${value('saves')}::jsonb) as requested(no integer, "testRecordId" text,
        seq integer, "blurCount" integer, "tokenHash" text, "studentId" text, now timestamptz)`);

/** The attempts of `requested`; an array, because the planner takes it for a short list and uses the index. */
export const requestedIds: SQL = sql`array(select "testRecordId" from requested)`;

/**
 * SQL condition that attempt `r` takes the save in `source`: it is the student's, held by the token, runs, and is not
 * past its grace.
 */
export const takesSave = (source: 'requested' | 'locked') => {
  const save = sql.raw(source);
  return sql`r.student_id = ${save}."studentId" and r.token_hash = ${save}."tokenHash" and r.status = 'RUNNING'
        and r.end_time >= ${save}.now - interval '1 millisecond' * ${sql.raw(String(graceMs))}`;
};

/**
 * Part of such a statement: writes the answers of the saves in `held`, which has `no`, `id` of the attempt,
 * `given_seq`, `now` and `end_time`. In the grace only answers given before the end; of one question the highest
 * `seq` stays.
 */
export const writtenAnswers = (db: Database) =>
  db.$with('written', { questionId: sql<string>`question_id`.as('question_id') }).as(sql`
      insert into test_answer (test_record_id, question_id, answer, marked, seconds, seq, at)
      select held.id, given."questionId", given.answer, given.marked, given.seconds, held.given_seq, given.at
      from held join jsonb_to_recordset(${value('answers')}::jsonb) as given(no integer, "questionId" text,
        answer jsonb, marked boolean, seconds integer, at timestamptz) using (no)
      where held.now <= held.end_time or given.at <= held.end_time
      on conflict (test_record_id, question_id) do update
      set answer = excluded.answer, marked = excluded.marked, seconds = excluded.seconds,
        seq = excluded.seq, at = excluded.at
      where excluded.seq > test_answer.seq
      returning question_id`);

/**
 * Parameters of such a statement. `no` is the place of a save in the list; an answer of a clock that is too
 * far ahead counts as given now.
 */
export function parametersOf(saves: readonly Save[]): { saves: string; answers: string } {
  const requested = saves.map(
    ({ save: { testRecordId, studentId, attemptToken, seq, blurCount }, now }, no) => ({
      ...{ no, now, testRecordId, studentId, seq, blurCount },
      tokenHash: tokenHash(attemptToken),
    }),
  );
  const answers = saves.flatMap(({ save, now }, no) => {
    const latest = now.getTime();
    const momentOf = (at: number) => new Date(at > latest + maxAheadMs ? latest : at).toISOString();
    return save.answers.map(({ at, ...answer }) => ({ no, ...answer, at: momentOf(at) }));
  });
  return { saves: JSON.stringify(requested), answers: JSON.stringify(answers) };
}
