import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { test, testRecord } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import type { AttemptRow } from '../shared/attempt.queries.ts';

/** The attempt with this receipt number, locked until the transaction ends. Throws DomainProblem when there is none. */
export async function lockByReceipt(tx: Database, receiptNo: string): Promise<AttemptRow> {
  const [row] =
    receiptNo === ''
      ? []
      : await tx.select().from(testRecord).where(eq(testRecord.receiptNo, receiptNo)).for('update');
  if (row === undefined) throw new DomainProblem(`没有回执号为 ${receiptNo || '（空）'} 的作答`);
  return row;
}

/** The same without a lock, with its test. */
export async function findByReceipt(db: Database, receiptNo: string) {
  const [row] = await db
    .select({ record: testRecord, test })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .where(eq(testRecord.receiptNo, receiptNo));
  if (row === undefined || receiptNo === '')
    throw new DomainProblem(`没有回执号为 ${receiptNo || '（空）'} 的作答`);
  return row;
}
