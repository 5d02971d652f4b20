import type { answerPopQuestion } from '@qianwei/api/contract/course/play';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import { popQuestion } from '../../../db/schema/lesson.ts';
import { question } from '../../../db/schema/question.ts';
import { popAnswer } from '../../../db/schema/study.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { toPage } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { scoreAnswer } from '../../../questions/score-answer.ts';
import { rightAnswer } from '../../../questions/shown-question.ts';
import { findWithholding } from '../../../questions/withheld.ts';
import { requireOpenLesson, requireService } from '../shared/access.ts';

/** An answer as a sentence has it: A, A、C, 正确. */
function inWords(answer: AnswerValue): string {
  if (typeof answer === 'boolean') return answer ? '正确' : '错误';
  return Array.isArray(answer) ? answer.join('、') : (answer ?? '');
}

/** Scores an answer to a question of a lesson; the first one counts for 学习表现, whatever comes later. */
export async function answerPop(
  context: StudentContext,
  { lessonId, questionId, answer }: PayloadOf<typeof answerPopQuestion>,
): Promise<DataOf<typeof answerPopQuestion>> {
  const { db, session, clock } = context;
  const { lesson, own } = await requireOpenLesson(context, lessonId);
  if (!lesson.free) requireService(own);
  const { studentId } = session;
  const held = await findWithholding(db, { studentId, which: eq(question.id, questionId) }, clock.now());
  // Not until the analysis of a test opens: a lesson's questions are one at a time, and without them its score could not grow.
  if (held?.runs === true)
    throw blocked(errorCode.stateForbids, {
      reason: '这道题在你正在进行的测验里，交卷后再答',
      way: toPage('去测验', `/course/test/${own.course.id}`),
    });
  const [found] = await db
    .select({ question })
    .from(popQuestion)
    .innerJoin(question, eq(question.id, popQuestion.questionId))
    .where(and(eq(popQuestion.lessonId, lessonId), eq(popQuestion.questionId, questionId)));
  if (found === undefined) throw notFound();
  const { score } = found.question;
  const right = scoreAnswer(found.question, answer, score).got === score;
  const [stored] = await db
    .insert(popAnswer)
    .values({
      studentId,
      courseId: lesson.courseId,
      lessonId,
      questionId,
      firstRight: right,
      lastRight: right,
      answeredAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: [popAnswer.studentId, popAnswer.lessonId, popAnswer.questionId],
      set: { lastRight: right, tries: sql`${popAnswer.tries} + 1` },
    })
    .returning();
  return {
    right,
    firstRight: stored?.firstRight ?? right,
    rightAnswer: inWords(rightAnswer(found.question.answer)),
    analysis: found.question.analysis,
  };
}
