import type { toggleCollect } from '@qianwei/api/contract/exam/book';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { collect } from '../../../db/schema/question.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { requireMet } from './met-question.ts';

/** Turns 收藏 on or off; what is so already stays. Throws 1050005 for a question the student has not met. */
export async function setCollected(
  { db, session, clock }: StudentContext,
  { questionId, collected }: PayloadOf<typeof toggleCollect>,
): Promise<DataOf<typeof toggleCollect>> {
  const { studentId } = session;
  await requireMet(db, studentId, questionId);
  if (collected)
    await db
      .insert(collect)
      .values({ studentId, questionId, collectedAt: clock.now() })
      .onConflictDoNothing();
  else
    await db.delete(collect).where(and(eq(collect.studentId, studentId), eq(collect.questionId, questionId)));
  return { collected };
}
