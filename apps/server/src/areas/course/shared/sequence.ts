import { errorCode } from '@qianwei/api/contract/envelope';
import { blocked } from '../../../eligibility/eligibility.ts';
import { toPage } from '../../../eligibility/ways.ts';
import type { OwnCourse } from './access.ts';
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

/** Refuses with 1050003 what belongs to a chapter that is not open yet. */
export function requireChapterOpen(
  { course, profile }: OwnCourse,
  chapterId: string,
  {
    outline,
    watched,
  }: { readonly outline: readonly Chapter[]; readonly watched: ReadonlyMap<string, PlayRow> },
): void {
  const before = lockedChapters(profile.sequential, outline, watched).get(chapterId);
  if (before === undefined) return;
  throw blocked(errorCode.stateForbids, {
    reason: `本课程按顺序学习，完成第 ${before} 章后解锁`,
    way: toPage('看目录', `/course/chapter/${course.id}`),
  });
}
