import { type Chapter, lessonsOf } from './outline.ts';
import type { PlayRow } from './watched.ts';

/** By the chapter's id, the number of the chapter that has to be finished before it; only those that are not open yet. */
export function lockedChapters(
  sequential: boolean,
  outline: readonly Chapter[],
  watched: ReadonlyMap<string, PlayRow>,
): ReadonlyMap<string, number> {
  const locked = new Map<string, number>();
  if (!sequential) return locked;
  const isFinished = (each: Chapter) => lessonsOf(each).every(({ id }) => watched.get(id)?.finished === true);
  const firstOpen = outline.findIndex((each) => !isFinished(each));
  if (firstOpen < 0) return locked;
  for (const [index, { chapter }] of outline.entries()) {
    const before = outline[index - 1];
    if (index > firstOpen && before !== undefined) locked.set(chapter.id, before.chapter.no);
  }
  return locked;
}
