import { formatClock } from '@qianwei/api/time/duration';
import type { NextLesson, StudiedLesson } from './next-lesson.ts';

/** A place in a lesson: `0:42`, `12:35`, from an hour on `1:05:09`. Seconds, never negative. */
export const placeWords = (seconds: number): string => formatClock(seconds * 1000).replace(/^0(?=\d)/, '');

/** How far the lesson to go on with is: `看到 0:42，共 1:21`, `还没看，共 1:21`, when all were watched `已看完，共 1:21`. */
export function nextLessonWords({
  kind,
  second,
  duration,
}: {
  kind: NextLesson<StudiedLesson>['kind'];
  second: number;
  duration: number;
}): string {
  const far = { CONTINUE: `看到 ${placeWords(second)}`, START: '还没看', AGAIN: '已看完' }[kind];
  return `${far}，共 ${placeWords(duration)}`;
}
