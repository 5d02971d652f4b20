/** A lesson with how far a student is in it. */
export interface StudiedLesson {
  readonly lessonId: string;
  /** The second that was watched last; 0 before. */
  readonly position: number;
  /** Seconds. */
  readonly duration: number;
  readonly finished: boolean;
}

/** Next lesson of a course: `CONTINUE` within a lesson, `START` of one, or `AGAIN` when all were watched. */
export interface NextLesson<Lesson extends StudiedLesson> {
  readonly kind: 'CONTINUE' | 'START' | 'AGAIN';
  readonly lesson: Lesson;
  /** The second in it; 0 unless it is `CONTINUE`. */
  readonly second: number;
  /** It is the lesson watched last. */
  readonly isLast: boolean;
}

/** Second at which a lesson resumes; null: from the start. */
export const resumeAt = ({
  position,
  duration,
}: Pick<StudiedLesson, 'position' | 'duration'>): number | null =>
  position > 0 && position < duration ? position : null;

/**
 * The lesson to go on with, of those that are open, and the second in it: the last one until it is finished, then the next
 * that is not, from the beginning once the end is reached. Null for a course without lessons.
 */
export function nextLesson<Lesson extends StudiedLesson>(
  lessons: readonly Lesson[],
  lastLessonId: string | null,
): NextLesson<Lesson> | null {
  const at = lessons.findIndex(({ lessonId }) => lessonId === lastLessonId);
  const order = at < 0 ? lessons : [...lessons.slice(at), ...lessons.slice(0, at)];
  const [first] = order;
  if (first === undefined) return null;
  const lesson = order.find(({ finished }) => !finished);
  if (lesson === undefined) return { kind: 'AGAIN', lesson: first, second: 0, isLast: at >= 0 };
  const second = resumeAt(lesson) ?? 0;
  return {
    kind: second > 0 ? 'CONTINUE' : 'START',
    lesson,
    second,
    isLast: lesson.lessonId === lastLessonId,
  };
}
