import { auditLog } from '../db/schema/operation.ts';
import type { StudentContext } from '../http/implement.ts';

/** Notes what the caller did, in the transaction of the mutation itself. `opinion` must not hold personal data. */
export async function audit(
  context: StudentContext,
  entry: { bizType: string; bizId: string; action: string; node?: string; opinion?: string },
): Promise<void> {
  await context.db.insert(auditLog).values({
    ...entry,
    operatorType: 'STUDENT',
    operatorId: context.session.studentId,
    time: context.clock.now(),
  });
}
