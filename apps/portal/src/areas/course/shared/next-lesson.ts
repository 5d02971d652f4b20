import type { CourseChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';

/** Where it goes on: `CONTINUE` within a lesson, `START` of one, or `AGAIN` when all were watched. */
export interface NextLesson {
  readonly kind: 'CONTINUE' | 'START' | 'AGAIN';
  readonly lesson: OutlinedLesson;
  /** It is the lesson watched last. */
  readonly isLast: boolean;
}

/** The lessons of a course in their order. */
export const lessonsOf = (chapters: CourseChapter['chapters']): OutlinedLesson[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ lessons }) => lessons));

/**
 * The lesson to go on with: the last one until it is finished, then the next that is not, from the beginning once the end
 * is reached. Chapters that are not open yet are left out. Null for a course without lessons.
 */
export function nextLesson({ chapters, last }: Pick<CourseChapter, 'chapters' | 'last'>): NextLesson | null {
  const lessons = lessonsOf(chapters.filter(({ unlockAfter }) => unlockAfter === null));
  const at = lessons.findIndex(({ lessonId }) => lessonId === last?.lessonId);
  const order = at < 0 ? lessons : [...lessons.slice(at), ...lessons.slice(0, at)];
  const [first] = order;
  if (first === undefined) return null;
  const lesson = order.find(({ finished }) => !finished);
  if (lesson === undefined) return { kind: 'AGAIN', lesson: first, isLast: at >= 0 };
  return {
    kind: lesson.position > 0 ? 'CONTINUE' : 'START',
    lesson,
    isLast: lesson.lessonId === last?.lessonId,
  };
}
