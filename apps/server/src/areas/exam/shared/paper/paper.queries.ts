import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import type { FrozenPaper, test } from '../../../../db/schema/exam.ts';
import { question } from '../../../../db/schema/question.ts';
import { drawPaper } from './draw-paper.ts';

type TestRow = typeof test.$inferSelect;

/** A row of the question bank. */
export type QuestionRow = typeof question.$inferSelect;

/** The questions that a test may ask: of its chapter, or of the whole course without those kept for chapters. */
const askedBy = ({ courseId, chapterId }: Pick<TestRow, 'courseId' | 'chapterId'>) =>
  and(
    eq(question.courseId, courseId),
    eq(question.status, 'ACTIVE'),
    chapterId === null ? eq(question.chapterOnly, false) : eq(question.chapterId, chapterId),
  );

/** Draws the paper of a new attempt from what the bank holds now. Rejects with BankTooSmall. */
export async function startPaper(
  db: Database,
  row: Pick<TestRow, 'courseId' | 'blueprint' | 'chapterId'>,
  seed: string,
): Promise<FrozenPaper> {
  const questions = await db
    .select({
      id: question.id,
      code: question.code,
      type: question.type,
      chapterId: question.chapterId,
      score: question.score,
      answer: question.answer,
      materialId: question.materialId,
      position: question.position,
    })
    .from(question)
    .where(askedBy(row));
  return drawPaper({ questions, blueprint: row.blueprint, seed });
}

async function rowsById(db: Database, ids: string[]): Promise<Map<string, QuestionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(question).where(inArray(question.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The questions of a frozen paper in its order, as they were when it was drawn, also those retired since. */
export async function openQuestions(db: Database, paper: FrozenPaper): Promise<QuestionRow[]> {
  const ids = paper.entries.map(({ questionId }) => questionId);
  const rows = await rowsById(db, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The materials of a frozen paper in its order, each once. */
export async function openMaterials(db: Database, paper: FrozenPaper): Promise<QuestionRow[]> {
  const ids = [...new Set(paper.entries.flatMap(({ materialId }) => materialId ?? []))];
  const rows = await rowsById(db, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
