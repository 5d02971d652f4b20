import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { testRecord } from '../../../db/schema/exam.ts';

/** Fewer results than this say nothing about anybody, or too much about somebody. */
export const fewestResults = 5;

/** The most results that a rank is computed from. */
const maxResults = 2000;

/** 前 20%, in steps of ten up to the middle, then 后 50%; empty with fewer than five results. */
export function rankBand(results: number, better: number): string {
  if (results < fewestResults) return '';
  const band = Math.ceil(((better + 1) / results) * 10) * 10;
  return band <= 50 ? `前 ${band}%` : '后 50%';
}

/** The rank of a score among the graded results of a test. */
export async function rankOf(db: Database, testId: string, score: number): Promise<string> {
  const results = db
    .select({ score: testRecord.score })
    .from(testRecord)
    .where(
      and(eq(testRecord.testId, testId), eq(testRecord.status, 'GRADED'), eq(testRecord.practice, false)),
    )
    .limit(maxResults)
    .as('results');
  const [row] = await db
    .select({
      results: sql<number>`count(*)::int`,
      better: sql<number>`(count(*) filter (where ${results.score} > ${score}))::int`,
    })
    .from(results);
  return rankBand(row?.results ?? 0, row?.better ?? 0);
}
