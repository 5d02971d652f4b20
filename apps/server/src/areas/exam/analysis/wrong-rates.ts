import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../db/database.ts';
import type { PaperEntry } from '../../../db/schema/exam.ts';
import type { QuestionRow } from '../shared/paper/paper.queries.ts';
import { fewestResults } from './rank.ts';
import { neededForRight } from './shares.ts';

/** The most answers of a question that are looked at. */
const maxAnswers = 200;

const allOrNothing = new Set(['SINGLE', 'MULTIPLE', 'JUDGE']);

/** Papers may give a question different scores: for questions that are right or wrong as a whole, any points are enough. */
const needed = ({ type }: QuestionRow, score: number) =>
  allOrNothing.has(type) ? 0.1 : neededForRight(type, score);

/** Percent of wrong answers for each question that has at least five marked ones. */
export async function wrongRates(
  db: Database,
  entries: readonly PaperEntry[],
  questions: ReadonlyMap<string, QuestionRow>,
): Promise<Map<string, number>> {
  const asked = entries.flatMap(({ questionId, score }) => {
    const row = questions.get(questionId);
    return row === undefined ? [] : [sql`(${questionId}::text, ${needed(row, score)}::numeric)`];
  });
  if (asked.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; rate: number }>(
    db,
    sql`select asked.id, round(100.0 * count(*) filter (where sample.got < asked.needed) / count(*))::int as rate
      from (values ${sql.join(asked, sql`, `)}) as asked (id, needed)
      cross join lateral (
        select got from test_answer where question_id = asked.id and got is not null limit ${maxAnswers}
      ) sample
      group by asked.id
      having count(*) >= ${fewestResults}`,
  );
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}
