import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { takeReceiptNos } from '../../../student/receipt-no.ts';
import { answeredOf, hashOf, readSheets } from './answer-sheet.ts';
import type { AttemptRow } from './attempt.queries.ts';
import { closeRunningTasks } from './running-task.ts';
import { scoreAttempts } from './score-attempts.ts';
import { storeAttempts } from './store-attempts.ts';

/** An attempt that is handed in. */
export interface Settling {
  readonly record: AttemptRow;
  /** Because the time was up. */
  readonly auto: boolean;
  /** Nobody asked for it. */
  readonly byServer: boolean;
}

/** An attempt that has been handed in. */
export interface Settled {
  /** The row as it is now. */
  readonly record: AttemptRow;
  /** How many numbers of the answer sheet are answered wholly. */
  readonly answered: number;
}

/** Notes the hand-ins in the log. */
async function noteHandIns(tx: Database, settlings: readonly Settling[], now: Date): Promise<void> {
  const rows = settlings.map(({ record, auto, byServer }) => ({
    bizId: record.id,
    node: auto ? 'AUTO' : '',
    operatorType: byServer ? 'SYSTEM' : 'STUDENT',
    operatorId: byServer ? '' : record.studentId,
  }));
  await tx.execute(sql`
    insert into audit_log (id, biz_type, biz_id, action, node, operator_type, operator_id, time)
    select gen_random_uuid()::text, 'TEST', "bizId", 'HAND_IN', node, "operatorType", "operatorId",
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given("bizId" text, node text, "operatorType" text, "operatorId" text)`);
}

/**
 * Hands in RUNNING attempts that `tx` has locked, each kind of row in one statement for all: receipt, hash, task and
 * audit row. They are scored at once; with `scoreLater` they stay SUBMITTED until `scoreSubmitted` comes to them.
 */
export async function settleAttempts(
  tx: Database,
  settlings: readonly Settling[],
  now: Date,
  { scoreLater = false } = {},
): Promise<Settled[]> {
  const receiptNos = await takeReceiptNos(tx, 'CS', now, settlings.length);
  const sheets = await readSheets(
    tx,
    settlings.map(({ record }) => record),
  );
  const handedIn = sheets.map((sheet, index) => {
    const { endTime } = sheet.record;
    const record = {
      ...sheet.record,
      status: 'SUBMITTED' as const,
      submitTime: now < endTime ? now : endTime,
      auto: settlings[index]?.auto ?? false,
      receiptNo: receiptNos[index] ?? '',
      answersHash: hashOf(sheet),
    };
    return { ...sheet, record };
  });
  const records = scoreLater ? handedIn.map(({ record }) => record) : await scoreAttempts(tx, handedIn, now);
  await storeAttempts(tx, records);
  await closeRunningTasks(tx, records);
  await noteHandIns(tx, settlings, now);
  return handedIn.map((sheet, index) => ({
    record: records[index] ?? sheet.record,
    answered: answeredOf(sheet),
  }));
}
