import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useQueryCache } from '../../../shared/query/query-cache.tsx';

/**
 * Puts the batch on which the page has landed into an address without one, in place of it, so that a shared or kept
 * address stays with the batch: `hrefOf` is the page's address within a batch. Nothing is fetched again for it.
 */
export function useBatchAddress(
  outline: CourseChapter | undefined,
  bizId: string | undefined,
  hrefOf: (bizId: string) => string,
): void {
  const queries = useQueryCache();
  const [, navigate] = useLocation();
  const landed = bizId === undefined ? outline?.batch?.bizId : undefined;
  const settle = useEffectEvent((batchId: string) => {
    if (outline === undefined) return;
    const { courseId } = outline.course;
    queries.keepAs(getCourseChapter, { courseId, bizType: 'EXAM', bizId: batchId }, outline);
    navigate(hrefOf(batchId), { replace: true });
  });
  useEffect(() => {
    if (landed !== undefined) settle(landed);
  }, [landed]);
}
