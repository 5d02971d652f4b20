/** A page, or the gap of pages left out. */
export type PageItem = { page: number } | { gap: 'before' | 'after' };

/** The number of pages, at least one. A `total` that is NaN or negative counts as 0. */
export function pageCount(total: number, pageSize: number): number {
  const entries = Number.isFinite(total) ? Math.max(0, Math.floor(total)) : 0;
  const size = Number.isFinite(pageSize) ? Math.max(1, Math.floor(pageSize)) : 1;
  return Math.max(1, Math.ceil(entries / size));
}

/** The nearest existing page. */
export function existingPage(page: number, count: number): number {
  if (page === Number.POSITIVE_INFINITY) return count;
  return Number.isFinite(page) ? Math.min(count, Math.max(1, Math.trunc(page))) : 1;
}

/**
 * The pages to show: first, last, the current one and its neighbours. Always seven places when there are more, so
 * that nothing moves under the pointer; a gap stands for two pages or more.
 */
export function pageItems(page: number, count: number): PageItem[] {
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), { gap: 'after' }, { page: count }];
  if (page >= count - 3) return [{ page: 1 }, { gap: 'before' }, ...range(count - 4, count)];
  return [{ page: 1 }, { gap: 'before' }, ...range(page - 1, page + 1), { gap: 'after' }, { page: count }];
}

const range = (from: number, to: number): PageItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ page: from + index }));
