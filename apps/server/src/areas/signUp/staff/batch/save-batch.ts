import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { businessWindow } from '../../../../db/schema/schedule.ts';
import { signUpBatch } from '../../../../db/schema/sign-up.ts';
import { parseDateTime } from '../../../../time.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import { signUpPaths } from '../../sign-up-kind.ts';

type NewWindow = typeof businessWindow.$inferInsert;

/** Values of a batch; those that are left out have the table's defaults. */
export type BatchFields = Omit<typeof signUpBatch.$inferInsert, 'createdAt' | 'updatedAt' | 'revision'>;

/** The windows of a batch: what home, the login page and the planner know of it. */
function windowsOf({
  type,
  name,
  applyStart,
  applyEnd,
  ticketOpen,
  examStart,
  examEnd,
}: SignUpBatchRow): NewWindow[] {
  const path = signUpPaths[type];
  const signUp = { name, startTime: applyStart, endTime: applyEnd, path };
  const ticket = { name, startTime: ticketOpen };
  return type === 'PRACTICE'
    ? [
        {
          code: 'PRACTICE_SIGNUP',
          ...signUp,
          phases: ['COURSE'],
          deadlineTitle: '实践考核报名截止',
        },
        {
          code: 'PRACTICE_TICKET',
          ...ticket,
          endTime: parseDateTime(`${examEnd} 23:59:59`),
          path: '/reviews/practice/ticket',
        },
      ]
    : [
        { code: 'ENGLISH_SIGNUP', ...signUp },
        {
          code: 'ENGLISH_TICKET',
          ...ticket,
          // Of who has signed up the sign-up itself says it.
          phases: [],
          endTime: parseDateTime(`${examStart} 09:00:00`),
          deadlineTitle: '学位英语准考证打印截止',
          path,
        },
      ];
}

/** Adds or changes a batch, by its exam and name; its windows follow. */
export async function saveBatch(tx: Database, fields: BatchFields): Promise<SignUpBatchRow> {
  const { type, name, ...changed } = fields;
  const [row] = await tx
    .insert(signUpBatch)
    .values(fields)
    .onConflictDoUpdate({ target: [signUpBatch.type, signUpBatch.name], set: changed })
    .returning();
  if (row === undefined) throw new Error('The batch was not stored');
  for (const window of windowsOf(row)) {
    const own = and(eq(businessWindow.code, window.code), eq(businessWindow.name, name));
    const updated = await tx
      .update(businessWindow)
      .set(window)
      .where(own)
      .returning({ id: businessWindow.id });
    if (updated.length === 0) await tx.insert(businessWindow).values(window);
  }
  return row;
}
