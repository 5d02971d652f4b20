import type { CourseChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { lessonsOf, nextOutlined } from '../shared/next-lesson.ts';

/**
 * The lessons to watch, in their order, until `missing` percent of the course are made up for; empty when nothing is
 * left to watch. The last of them may be needed in part only.
 */
export function lessonsToNeed(
  outline: Pick<CourseChapter, 'chapters' | 'last'>,
  missing: number,
): OutlinedLesson[] {
  const lessons = lessonsOf(outline.chapters);
  const at = lessons.findIndex(({ lessonId }) => lessonId === nextOutlined(outline)?.lesson.lessonId);
  const total = lessons.reduce((seconds, { duration }) => seconds + duration, 0);
  let left = (missing / 100) * total;
  const needed: OutlinedLesson[] = [];
  for (const lesson of [...lessons.slice(at), ...lessons.slice(0, Math.max(at, 0))]) {
    if (left <= 0) break;
    // Of a lesson that is finished nothing more is watched, unless it was before the batch.
    const rate = lesson.batchRate ?? lesson.watchRate;
    if (lesson.finished && rate >= lesson.watchRate) continue;
    needed.push(lesson);
    left -= (lesson.duration * (100 - rate)) / 100;
  }
  return needed;
}
