import { errorCode } from '@qianwei/api/contract/envelope';
import type { reportQuestion } from '@qianwei/api/contract/exam/book';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import { questionReport } from '../../../db/schema/question.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { toOffice } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { requireMet } from './met-question.ts';

/** Open reports that a student may have about one question. */
const maxOpen = 3;

/** Stores an error that the student has found in a question. Throws 1050005 for a question not met, 1050006 while three are open. */
export async function storeQuestionReport(
  context: StudentContext,
  { questionId, reason, content }: PayloadOf<typeof reportQuestion>,
): Promise<DataOf<typeof reportQuestion>> {
  const { db, session, clock, random } = context;
  const { studentId } = session;
  await requireMet(db, studentId, questionId);
  const open = await db.$count(
    questionReport,
    and(
      eq(questionReport.studentId, studentId),
      eq(questionReport.questionId, questionId),
      eq(questionReport.status, 'PENDING'),
    ),
  );
  if (open >= maxOpen)
    throw blocked(errorCode.limitReached, {
      reason: `已达次数上限（${maxOpen} 次），本题的纠错正在核实，请等待结果`,
      way: toOffice,
    });
  const reportId = random.id();
  await db
    .insert(questionReport)
    .values({ id: reportId, studentId, questionId, reason, content, reportedAt: clock.now() });
  await recordStudentAction(context, {
    bizType: 'QUESTION_REPORT',
    bizId: reportId,
    action: 'REPORT',
    node: reason,
  });
  return { reportId };
}
