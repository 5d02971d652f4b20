import { sql } from 'drizzle-orm';
import { insertActions } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/database.ts';
import { newReceiptNo, receiptStart } from '../../../../student/receipt-no.ts';
import { runningCode } from '../../shared/running-task.ts';

/** A RUNNING attempt that is over from now on. */
export interface EndedAttempt {
  readonly id: string;
  /** Of the save that came with it; 0 when none did. */
  readonly seq: number;
  readonly submitTime: Date;
  /** Because the time was up. */
  readonly auto: boolean;
  /** Nobody asked for it. */
  readonly byServer: boolean;
  readonly answersHash: string;
}

function build(tx: Database) {
  const value = sql.placeholder;
  const now = sql`${value('now')}::timestamptz`;
  const ended = tx.$with('ended', { id: sql<string>`id`.as('id') }).as(sql`
      select * from jsonb_to_recordset(${value('ended')}::jsonb) as ended(id text, seq integer,
        "submitTime" timestamptz, auto boolean, "byServer" boolean, "answersHash" text)`);
  const submitted = tx
    .$with('submitted', { id: sql<string>`id`.as('id'), receiptNo: sql<string>`receipt_no`.as('receipt_no') })
    .as(sql`
      update test_record r
      set status = 'SUBMITTED', submit_time = ended."submitTime", auto = ended.auto, answers_hash = ended."answersHash",
        receipt_no = ${newReceiptNo(sql`${value('receiptStart')}::text`)}, seq = greatest(r.seq, ended.seq),
        saved_at = case when r.seq < ended.seq then ${now} else r.saved_at end, updated_at = now()
      from ended
      where r.id = ended.id and r.id = any(array(select id from ended))
      returning r.id, r.student_id, r.receipt_no, ended.auto, ended."byServer"`);
  const closed = tx.$with('closed', { one: sql<number>`one`.as('one') }).as(sql`
      update student_task t
      set status = 'DONE', updated_at = now()
      from submitted
      where t.student_id = submitted.student_id and t.biz_id = submitted.id and t.code = ${sql.raw(`'${runningCode}'`)}
        and t.status = 'OPEN'
      returning 1 as one`);
  const recorded = tx.$with('recorded', { one: sql<number>`one`.as('one') }).as(sql`
      ${insertActions(
        {
          bizType: 'TEST',
          bizId: sql`id`,
          action: 'HAND_IN',
          node: sql<'AUTO' | ''>`case when auto then 'AUTO' else '' end`,
        },
        {
          operatorType: sql`case when "byServer" then 'SYSTEM' else 'STUDENT' end`,
          operatorId: sql`case when "byServer" then '' else student_id end`,
          time: now,
        },
        sql`submitted`,
      )}
      returning 1 as one`);
  return tx
    .with(ended, submitted, closed, recorded)
    .select({ id: submitted.id, receiptNo: submitted.receiptNo })
    .from(submitted)
    .prepare('issue_receipts');
}

/**
 * Hands in attempts that `tx` has locked, all in one statement: SUBMITTED with receipt number and hash, the next step
 * on home closed, the action recorded. Returns the receipt number of each by the attempt's id.
 */
export async function issueReceipts(
  tx: Database,
  ended: readonly EndedAttempt[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = await build(tx).execute({
    ended: JSON.stringify(ended),
    now: now.toISOString(),
    receiptStart: receiptStart('CS', now),
  });
  return new Map(rows.map(({ id, receiptNo }) => [id, receiptNo]));
}
