import type { Rows } from '../../../apps/server/src/testing/rows.ts';
import type { AnswerValue, QuestionType } from '../../../packages/api/src/contract/exam/question.ts';

/** The key of a question, as the bank keeps it. */
type Key =
  | { kind: 'KEY'; key: string }
  | { kind: 'KEYS'; keys: string[] }
  | { kind: 'TRUTH'; truth: boolean }
  | { kind: 'BLANKS'; accepted: string[][] }
  | { kind: 'REFERENCE'; reference: string };

/** A question of a drawn paper with what only the bank knows of it. */
export interface BankQuestion {
  readonly id: string;
  /** On the answer sheet, from 1; the sub-questions of a material share one. */
  readonly number: number;
  readonly type: QuestionType;
  readonly options: readonly { key: string }[];
  readonly key: Key;
  /** Points in this paper. */
  readonly score: number;
  readonly isPart: boolean;
}

/** An attempt as its rows say. */
export interface AttemptRecord {
  readonly id: string;
  readonly endsAt: number;
  readonly questions: readonly BankQuestion[];
  /** Answers given before the scenario began, by question. */
  readonly before: ReadonlyMap<string, AnswerValue>;
}

interface PaperRow {
  id: string;
  end_time: Date;
  paper: { entries: { questionId: string; number: number; score: number; materialId: string | null }[] };
}

interface QuestionRow {
  id: string;
  type: QuestionType;
  options: { key: string }[];
  answer: Key;
}

/** The student's running attempt with its questions in their order, read from the database. */
export async function runningAttempt(rows: Rows, examineeNo: string): Promise<AttemptRecord> {
  const [record] = await rows.query<PaperRow>(
    `select r.id, r.end_time, r.paper from test_record r
     join student_major m on m.student_id = r.student_id
     where m.examinee_no = $1 and r.status = 'RUNNING'`,
    [examineeNo],
  );
  if (record === undefined) throw new Error(`${examineeNo} has no running attempt`);
  const bank = await rows.query<QuestionRow>(
    `select id, type, options, answer from question where id in
     (select entry->>'questionId' from test_record, jsonb_array_elements(paper->'entries') entry
      where test_record.id = $1)`,
    [record.id],
  );
  const byId = new Map(bank.map((question) => [question.id, question]));
  const questions = record.paper.entries.flatMap(({ questionId, number, score, materialId }) => {
    const found = byId.get(questionId);
    if (found === undefined) return [];
    const { type, options, answer } = found;
    return [{ id: questionId, number, type, options, key: answer, score, isPart: materialId !== null }];
  });
  return {
    id: record.id,
    endsAt: record.end_time.getTime(),
    questions,
    before: await savedAnswers(rows, record.id),
  };
}

/** The answers that the server has of an attempt, by question. */
export async function savedAnswers(rows: Rows, testRecordId: string): Promise<Map<string, AnswerValue>> {
  const saved = await rows.query<{ question_id: string; answer: AnswerValue }>(
    'select question_id, answer from test_answer where test_record_id = $1',
    [testRecordId],
  );
  return new Map(saved.map(({ question_id, answer }) => [question_id, answer]));
}
