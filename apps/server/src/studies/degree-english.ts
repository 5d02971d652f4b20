import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { englishScore } from '../db/schema/english.ts';
import { student } from '../db/schema/student.ts';

/** The result in the degree's foreign language that counts: the best one that is published; null without any. */
export async function degreeEnglishOf(
  db: Database,
  { studentId }: { readonly studentId: string },
  now: Date,
): Promise<typeof englishScore.$inferSelect | null> {
  const rows = await db
    .select({ score: englishScore })
    .from(student)
    .innerJoin(englishScore, eq(englishScore.idCardHash, student.idCardHash))
    .where(and(eq(student.id, studentId), lte(englishScore.publishTime, now)))
    .orderBy(desc(englishScore.publishTime));
  const results = rows.map(({ score }) => score);
  return results.find(({ result }) => result === 'PASS') ?? results[0] ?? null;
}
