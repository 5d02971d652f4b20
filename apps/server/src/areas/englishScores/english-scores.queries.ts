import { and, desc, eq, getTableColumns, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { englishReview, englishScore } from '../../db/schema/english.ts';
import { student } from '../../db/schema/student.ts';
import type { SoughtPerson } from '../../lookup/look-up.ts';

/** A published result with the review that was asked for. */
export interface ScoreRow {
  readonly score: typeof englishScore.$inferSelect;
  readonly review: typeof englishReview.$inferSelect | null;
}

/**
 * The published results of whoever has this document and this name, at the exam or now, the newest first; in one statement,
 * whoever it is.
 */
export function listPublished(
  db: Database,
  { name, cardType, idCardHash }: SoughtPerson,
  now: Date,
): Promise<ScoreRow[]> {
  return db
    .select({ score: getTableColumns(englishScore), review: getTableColumns(englishReview) })
    .from(englishScore)
    .leftJoin(student, and(eq(student.cardType, cardType), eq(student.idCardHash, englishScore.idCardHash)))
    .leftJoin(englishReview, eq(englishReview.scoreId, englishScore.id))
    .where(
      and(
        eq(englishScore.idCardHash, idCardHash),
        or(eq(englishScore.name, name), eq(student.name, name)),
        lte(englishScore.publishTime, now),
      ),
    )
    .orderBy(desc(englishScore.publishTime), desc(englishScore.batchName));
}
