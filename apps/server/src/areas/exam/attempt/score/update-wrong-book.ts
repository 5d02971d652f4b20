import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { wrongBook } from '../../../../db/schema/question.ts';

/** An objective question that was answered. */
export interface ScoredAnswer {
  readonly questionId: string;
  readonly courseId: string;
  readonly answer: AnswerValue;
  readonly right: boolean;
}

/** Answers of a student in one attempt. */
export interface ScoredAttempt {
  readonly studentId: string;
  readonly practice: boolean;
  readonly scored: readonly ScoredAnswer[];
}

/** The same for the attempts of many students, in one statement each. */
export async function updateWrongBookOf(
  db: Database,
  attempts: readonly ScoredAttempt[],
  now: Date,
): Promise<void> {
  const wrongAnswers = attempts.flatMap(({ studentId, scored }) =>
    scored
      .filter(({ right }) => !right)
      .map(({ questionId, courseId, answer }) => ({ studentId, questionId, courseId, answer })),
  );
  if (wrongAnswers.length > 0)
    // In one order everywhere, so that two such statements never wait for each other.
    await db.execute(sql`
      insert into wrong_book (id, student_id, question_id, course_id, last_answer, last_wrong_at)
      select gen_random_uuid()::text, "studentId", "questionId", "courseId", answer, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(wrongAnswers)}::jsonb)
        as given("studentId" text, "questionId" text, "courseId" text, answer jsonb)
      order by "studentId", "questionId"
      on conflict (student_id, question_id) do update
      set wrong_count = wrong_book.wrong_count + 1, last_wrong_at = excluded.last_wrong_at,
        last_answer = excluded.last_answer, mastered_at = null, updated_at = now()`);
  const mastered = attempts
    .filter(({ practice }) => practice)
    .flatMap(({ studentId, scored }) =>
      scored.filter(({ right }) => right).map(({ questionId }) => ({ studentId, questionId })),
    );
  if (mastered.length === 0) return;
  await db
    .update(wrongBook)
    .set({ masteredAt: now })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(mastered)}::jsonb) as given("studentId" text, "questionId" text)`,
    )
    .where(
      and(
        sql`${wrongBook.studentId} = given."studentId" and ${wrongBook.questionId} = given."questionId"`,
        isNull(wrongBook.masteredAt),
      ),
    );
}

/**
 * Keeps the wrong-question book (错题本): what was answered wrong comes in or counts up; what was right in a practice
 * is mastered. Questions without an answer stay as they are.
 */
export function updateWrongBook(
  db: Database,
  studentId: string,
  scored: readonly ScoredAnswer[],
  { practice, now }: { practice: boolean; now: Date },
): Promise<void> {
  return updateWrongBookOf(db, [{ studentId, practice, scored }], now);
}
