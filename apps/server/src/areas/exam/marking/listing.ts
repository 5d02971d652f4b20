import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { test, testRecord } from '../../../db/schema/exam.ts';
import { formatDateTime } from '../../../time.ts';
import { countUnmarked } from './attempt-scores.ts';

/** The most attempts that one listing shows, those that have waited longest. */
const maxListed = 200;

/** Attempts in a status, one a line, without names: a marker should not know whose it is. */
export async function listForMarking(
  db: Database,
  status: (typeof testRecord.$inferSelect)['status'],
): Promise<string> {
  const rows = await db
    .select({
      id: testRecord.id,
      receiptNo: testRecord.receiptNo,
      submitTime: testRecord.submitTime,
      score: testRecord.score,
      name: test.name,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .where(eq(testRecord.status, status))
    .orderBy(asc(testRecord.submitTime), asc(testRecord.id))
    .limit(maxListed);
  if (rows.length === 0) return `没有状态为 ${status} 的作答`;
  const lines = await Promise.all(
    rows.map(async ({ id, receiptNo, submitTime, score, name }) => {
      const state = status === 'MARKING' ? `待批 ${await countUnmarked(db, id)} 题` : `${score ?? '—'} 分`;
      const time = submitTime === null ? '未交卷' : formatDateTime(submitTime);
      return [receiptNo || id, time, state, name].join('  ');
    }),
  );
  return lines.join('\n');
}
