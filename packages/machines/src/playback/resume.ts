import type { PlayInfo } from '@qianwei/api/contract/course/play';

/** Where to go on in a lesson that was begun and is not finished, seconds; null: it begins at the beginning. */
export const resumeAt = (
  second: number,
  { duration, finished }: Pick<PlayInfo, 'duration' | 'finished'>,
): number | null => (second > 0 && second < duration && !finished ? second : null);
