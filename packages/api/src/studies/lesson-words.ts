import { formatClock } from '../time/duration.ts';

/** A place in a lesson: `0:42`, `12:35`, from an hour on `1:05:09`. Seconds, never negative. */
export const placeWords = (seconds: number): string => formatClock(seconds * 1000).replace(/^0(?=\d)/, '');

/** How far a lesson was watched, in seconds: `看到 0:42，共 1:21`, at its end `已看完，共 1:21`. */
export function watchedWords({ position, duration }: { position: number; duration: number }): string {
  const watched = position >= duration ? '已看完' : `看到 ${placeWords(position)}`;
  return `${watched}，共 ${placeWords(duration)}`;
}
