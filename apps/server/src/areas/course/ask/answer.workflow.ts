import { eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { courseQuestion } from '../../../db/schema/study.ts';
import { DomainProblem } from '../../../problems.ts';

/** Characters of an answer. */
const maxAnswerLength = 5000;

/** Answers a student's question; a second answer takes the place of the first. Rejects with DomainProblem. */
export async function answerAsked(
  db: Database,
  { qaId, answer, by }: { readonly qaId: string; readonly answer: string; readonly by: string },
  now: Date,
): Promise<void> {
  const text = answer.trim();
  if (text === '') throw new DomainProblem('答复是空的，请写下答复后再提交');
  if (text.length > maxAnswerLength) throw new DomainProblem(`答复不能超过 ${maxAnswerLength} 个字`);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(courseQuestion)
      .set({ answer: text, answeredAt: now, answeredBy: by })
      .where(eq(courseQuestion.id, qaId))
      .returning({ id: courseQuestion.id });
    if (row === undefined) throw new DomainProblem(`没有编号为 ${qaId || '（空）'} 的提问`);
    await recordStaffAction(tx, { bizType: 'COURSE_QUESTION', bizId: qaId, action: 'ANSWER' }, { by, now });
  });
}
