import { type StudyLevel, studyLevel } from '@qianwei/api/contract/course/course';
import { type Chapter, type LessonRow, lessonsOf } from '../shared/outline.ts';
import { type PlayRow, secondsWithin } from '../shared/watched.ts';

/** Share of a point's seconds from which on it was watched. */
const watchedShare = 0.9;

/** How many points of knowledge of a lesson were watched: each lasts until the next one. */
function watchedPoints({ knowledge, duration }: LessonRow, record: PlayRow | undefined): number {
  if (record === undefined) return 0;
  return knowledge.filter(({ second }, index) => {
    const end = knowledge[index + 1]?.second ?? duration;
    return secondsWithin(record.ranges, second, end) >= (end - second) * watchedShare;
  }).length;
}

/** Points of knowledge that were watched, of all, by their depth; only the depths that the course has. */
export function levelsOf(
  outline: readonly Chapter[],
  watched: ReadonlyMap<string, PlayRow>,
): { level: StudyLevel; done: number; total: number }[] {
  const lessons = outline.flatMap(lessonsOf);
  return studyLevel.options.flatMap((level) => {
    const own = lessons.filter((lesson) => lesson.level === level);
    const total = own.reduce((sum, { knowledge }) => sum + knowledge.length, 0);
    const done = own.reduce((sum, lesson) => sum + watchedPoints(lesson, watched.get(lesson.id)), 0);
    return total === 0 ? [] : [{ level, done, total }];
  });
}
