import type { CourseChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { type NextLesson, nextLesson } from '@qianwei/studies';

/** The next lesson of a course. */
export type NextOutlined = NextLesson<OutlinedLesson>;

/** The lessons of a course in their order. */
export const lessonsOf = (chapters: CourseChapter['chapters']): OutlinedLesson[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ lessons }) => lessons));

/** The lesson to go on with, of the chapters that are open. */
export const nextOutlined = ({
  chapters,
  last,
}: Pick<CourseChapter, 'chapters' | 'last'>): NextOutlined | null =>
  nextLesson(lessonsOf(chapters.filter(({ unlockAfter }) => unlockAfter === null)), last?.lessonId ?? null);
