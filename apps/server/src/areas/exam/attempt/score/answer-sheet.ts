import { createHash } from 'node:crypto';
import { canonicalAnswers } from '@qianwei/api/contract/exam/answers';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { sql } from 'drizzle-orm';
import { among } from '../../../../db/among.ts';
import type { Database } from '../../../../db/database.ts';
import { type PaperEntry, testAnswer } from '../../../../db/schema/exam.ts';
import type { AttemptRow } from '../../shared/attempt.queries.ts';
import type { QuestionRow } from '../../shared/paper/paper.queries.ts';
import { paperQuestions } from '../../shared/paper/paper-questions.ts';

/** A question of the paper with its answer. */
export interface SheetEntry {
  readonly entry: PaperEntry;
  readonly question: QuestionRow;
  readonly answer: AnswerValue;
}

/** All that was answered in an attempt, in the order of its paper. */
export interface AnswerSheet {
  readonly record: AttemptRow;
  readonly entries: readonly SheetEntry[];
  /** The questions that have a row, also without an answer. */
  readonly saved: ReadonlySet<string>;
}

/** Reads the answers of attempts, by the attempt's id and the question's; one without answers has no entry. */
export async function readAnswers(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, Record<string, AnswerValue>>> {
  // One row an attempt: a thousand attempts have fifty thousand answers.
  const rows = await tx
    .select({
      record: testAnswer.testRecordId,
      answers: sql<
        Record<string, AnswerValue>
      >`jsonb_object_agg(${testAnswer.questionId}, ${testAnswer.answer})`,
    })
    .from(testAnswer)
    .where(among(testAnswer.testRecordId, sql.placeholder('ids')))
    .groupBy(testAnswer.testRecordId)
    .prepare('read_answers')
    .execute({ ids: JSON.stringify(ids) });
  return new Map(rows.map((row) => [row.record, row.answers]));
}

/** Reads the sheets of attempts, the answers of all in one statement. */
export async function readSheets(tx: Database, records: readonly AttemptRow[]): Promise<AnswerSheet[]> {
  const answers = await readAnswers(
    tx,
    records.map(({ id }) => id),
  );
  const sheets: AnswerSheet[] = [];
  for (const record of records) {
    const own = answers.get(record.id) ?? {};
    const questions = new Map((await paperQuestions(tx, record.paper)).map((row) => [row.id, row]));
    const entries = record.paper.entries.flatMap((entry): SheetEntry[] => {
      const question = questions.get(entry.questionId);
      return question === undefined ? [] : [{ entry, question, answer: own[entry.questionId] ?? null }];
    });
    sheets.push({ record, entries, saved: new Set(Object.keys(own)) });
  }
  return sheets;
}

/** The part of a sheet that `hashOf` uses. */
export const placedAnswers = ({ entries }: AnswerSheet) =>
  entries.map(({ question, answer }) => ({ questionId: question.id, questionType: question.type, answer }));

/** SHA-256 of the answers of a whole paper, in lower-case hex: the student can make it again from what they gave. */
export const hashOf = (answers: Parameters<typeof canonicalAnswers>[0]) =>
  createHash('sha256').update(canonicalAnswers(answers)).digest('hex');
