import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { DemoProgress } from '../../../demo/progress-file.ts';
import type { DemoAttempt } from './attempts.ts';
import { chapterTestOf } from './chapter-tests.ts';

const dayMs = 86_400_000;
/** An earlier try was so many points worse: what its chapter's points make possible. */
const worseBy: Readonly<Record<string, number>> = {
  '04735-c02': 9,
  '04735-c03': 10,
  '13003-c02': 9,
  '13003-c05': 9,
  '02324-c03': 10,
};
const usuallyWorseBy = 8;

/** The chapter tests that demo students have taken: each try a day after the one before, the best one last. */
export function chapterAttempts(
  progress: readonly DemoProgress[],
  calendar: DemoCalendar,
  now: Date,
): DemoAttempt[] {
  return progress.flatMap(({ name, courses }) =>
    courses.flatMap(({ lessons, chapterTests }) =>
      chapterTests.flatMap(({ chapterId, best, tries }) => {
        const played = lessons
          .filter(({ lessonId }) => lessonId.startsWith(chapterId))
          .map(({ lastPlayedAt }) => calendar.at(lastPlayedAt).getTime());
        const lastDay = (now.getTime() - Math.max(...played)) / dayMs;
        return Array.from({ length: tries }, (_, index) => ({
          name,
          testId: chapterTestOf(chapterId),
          bizId: '',
          tryNo: index + 1,
          // A quarter of an hour after the lesson, or on the days before.
          daysAgo: lastDay - 0.01 + (tries - 1 - index),
          minutes: 9,
          score: best - (tries - 1 - index) * (worseBy[chapterId] ?? usuallyWorseBy),
          status: 'GRADED' as const,
        }));
      }),
    ),
  );
}
