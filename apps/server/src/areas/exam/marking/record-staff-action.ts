import type { Database } from '../../../db/database.ts';
import { auditLog } from '../../../db/schema/operation.ts';

/** What staff did with an attempt. */
export interface StaffAct {
  readonly testRecordId: string;
  readonly action: 'MARK' | 'GRADE' | 'REMARK_CHANGED' | 'REMARK_KEPT' | 'VOID';
  /** The question's label; empty when the whole attempt is meant. */
  readonly node: string;
  readonly opinion: string;
  /** Who did it. */
  readonly by: string;
}

/** Notes it in the transaction of the act itself. */
export async function noteAct(tx: Database, act: StaffAct, now: Date): Promise<void> {
  const { testRecordId, action, node, opinion, by } = act;
  await tx.insert(auditLog).values({
    bizType: 'TEST',
    bizId: testRecordId,
    node,
    action,
    opinion,
    operatorType: 'STAFF',
    operatorId: by,
    time: now,
  });
}
