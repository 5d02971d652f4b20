import type { Database } from '../../../db/database.ts';
import { popAnswer } from '../../../db/schema/study.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { DemoProgress } from '../../../demo/progress-file.ts';
import type { ExamWorld } from './load-attempts.ts';

/** Loads the answers of demo students to the questions of lessons. */
export async function loadPopAnswers(
  db: Database,
  { people, questions }: Pick<ExamWorld, 'people' | 'questions'>,
  progress: readonly DemoProgress[],
  calendar: DemoCalendar,
): Promise<void> {
  const ids = new Map(questions.map(({ code, id }) => [code, id]));
  const rows = progress.flatMap(({ name, courses }) =>
    courses.flatMap(({ courseCode, lessons, popAnswers }) =>
      popAnswers.map(({ lessonId, questionId, firstRight, tries }) => {
        const played = lessons.find((row) => row.lessonId === lessonId);
        const found = ids.get(questionId);
        if (played === undefined || found === undefined)
          throw new Error(`Nothing to answer for ${name} in ${lessonId}: ${questionId}`);
        return {
          studentId: people.get(name)?.studentId ?? '',
          courseId: courseCode,
          lessonId,
          questionId: found,
          firstRight,
          lastRight: true,
          tries,
          answeredAt: calendar.at(played.lastPlayedAt),
        };
      }),
    ),
  );
  await db.insert(popAnswer).values(rows);
}
