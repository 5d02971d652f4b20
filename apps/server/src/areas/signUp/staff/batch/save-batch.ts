import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { businessWindow } from '../../../../db/schema/schedule.ts';
import { signUpBatch, signUpItem } from '../../../../db/schema/sign-up.ts';
import { parseDateTime } from '../../../../time.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import { signUpPaths } from '../../sign-up-kind.ts';

type NewWindow = typeof businessWindow.$inferInsert;

/** Values of a batch; those that are left out have the table's defaults. */
export type BatchFields = Omit<typeof signUpBatch.$inferInsert, 'createdAt' | 'updatedAt' | 'revision'>;

/** Begin of the last exam of a batch that is arranged; until then the end of its last day. */
async function lastBegin(tx: Database, { id, examEnd }: SignUpBatchRow): Promise<Date> {
  const [last] = await tx
    .select({ date: signUpItem.examDate, time: signUpItem.startTime })
    .from(signUpItem)
    .where(and(eq(signUpItem.batchId, id), isNotNull(signUpItem.examDate)))
    .orderBy(desc(signUpItem.examDate), desc(signUpItem.startTime))
    .limit(1);
  return parseDateTime(last?.date == null ? `${examEnd} 23:59:59` : `${last.date} ${last.time}:00`);
}

/** The windows of a batch: what home, the login page and the planner know of it. */
function windowsOf(
  { type, name, applyStart, applyEnd, ticketOpen, examEnd }: SignUpBatchRow,
  englishEnd: Date,
): NewWindow[] {
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
          endTime: englishEnd,
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
  await saveWindows(tx, row);
  return row;
}

/** Stores the windows of a batch as its times and its arrangement are now. */
export async function saveWindows(tx: Database, row: SignUpBatchRow): Promise<void> {
  for (const window of windowsOf(row, await lastBegin(tx, row))) {
    const own = and(eq(businessWindow.code, window.code), eq(businessWindow.name, row.name));
    const updated = await tx
      .update(businessWindow)
      .set(window)
      .where(own)
      .returning({ id: businessWindow.id });
    if (updated.length === 0) await tx.insert(businessWindow).values(window);
  }
}
