import type { Database } from '../../../../db/database.ts';
import type { FrozenPaper } from '../../../../db/schema/exam.ts';
import { openQuestions, type QuestionRow } from './paper.queries.ts';

const maxRemembered = 5000;

// Rows of the bank never change once a paper holds them, so that a remembered one is right in every process.
const remembered = new Map<string, QuestionRow>();

function remember(row: QuestionRow): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(row.id, row);
}

/**
 * The questions of a frozen paper in its order. 5,000 questions are remembered, so that a thousand hand-ins in one
 * second do not read the same bank a thousand times.
 */
export async function paperQuestions(db: Database, paper: FrozenPaper): Promise<QuestionRow[]> {
  const cached = paper.entries.flatMap(({ questionId }) => remembered.get(questionId) ?? []);
  if (cached.length === paper.entries.length) return cached;
  const missing = paper.entries.filter(({ questionId }) => !remembered.has(questionId));
  const loaded = await openQuestions(db, { ...paper, entries: missing });
  for (const row of loaded) remember(row);
  const byId = new Map([...cached, ...loaded].map((row) => [row.id, row]));
  return paper.entries.flatMap(({ questionId }) => byId.get(questionId) ?? []);
}
