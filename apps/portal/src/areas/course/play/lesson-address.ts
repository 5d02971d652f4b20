import { useSearchParams } from 'wouter';

/** The lesson that an address names. */
export interface LessonAddress {
  readonly courseId: string;
  /** Null: the one to go on with. */
  readonly lessonId: string | null;
  /** Second at which it begins; null: where it was left. */
  readonly second: number | null;
}

const maxSecond = 86_400;

/** The second in `t`; null without one, or with one that is no second. */
function secondOf(text: string | null): number | null {
  if (text === null || !/^\d{1,5}$/.test(text)) return null;
  return Math.min(maxSecond, Number(text));
}

/** Reads `courseId`, `lessonId` and `t` of the address. */
export function useLessonAddress(): LessonAddress {
  const [query] = useSearchParams();
  const lessonId = query.get('lessonId');
  return {
    courseId: (query.get('courseId') ?? '').slice(0, 64),
    lessonId: lessonId === null || lessonId === '' ? null : lessonId.slice(0, 64),
    second: secondOf(query.get('t')),
  };
}
