import { eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { testRecord } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import { closeRunningTask } from '../shared/running-task.ts';

/** Which attempt is made void, why and by whom. */
export interface Voiding {
  /** Receipt number; a running attempt has none yet and is named by its id. */
  readonly name: string;
  /** Text for the student. */
  readonly reason: string;
  readonly by: string;
}

async function lockByName(tx: Database, name: string) {
  for (const column of [testRecord.receiptNo, testRecord.id]) {
    const [row] = name === '' ? [] : await tx.select().from(testRecord).where(eq(column, name)).for('update');
    if (row !== undefined) return row;
  }
  throw new DomainProblem(`没有回执号或编号为 ${name || '（空）'} 的作答`);
}

/** Makes an attempt void; the try stays used up. Throws DomainProblem when it is void already. */
export async function voidAttempt(db: Database, { name, reason, by }: Voiding, now: Date): Promise<void> {
  if (reason.trim().length < 5)
    throw new DomainProblem('请用 --reason 写明作废理由，至少 5 个字，考生会看到');
  await db.transaction(async (tx) => {
    const record = await lockByName(tx, name);
    if (record.status === 'VOID') throw new DomainProblem('该作答已经作废');
    if (record.practice) throw new DomainProblem('错题重练不计成绩，无须作废');
    await tx
      .update(testRecord)
      .set({ status: 'VOID', voidReason: reason, submitTime: record.submitTime ?? now })
      .where(eq(testRecord.id, record.id));
    await closeRunningTask(tx, record);
    await recordStaffAction(
      tx,
      { bizType: 'TEST', bizId: record.id, action: 'VOID', opinion: reason },
      { by, now },
    );
  });
}
