/** What of the wrong-question book is shown. */
export interface BookFilter {
  /** From 1. */
  pageNo: number;
  /** 收藏 instead of what was answered wrong. */
  collected: boolean;
  /** Every course instead of this one. */
  allCourses: boolean;
}

/** Reads the filter from the page's query; anything odd is the first page. */
export function readBookFilter(search: string): BookFilter {
  const query = new URLSearchParams(search);
  const pageNo = Number(query.get('page') ?? 1);
  return {
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= 100_000 ? pageNo : 1,
    collected: query.get('collected') === '1',
    allCourses: query.get('courses') === 'all',
  };
}

/** The page's query with another filter; what belongs to others in it stays. */
export function writeBookFilter(search: string, { pageNo, collected, allCourses }: BookFilter): string {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string | null) =>
    value === null ? query.delete(name) : query.set(name, value);
  set('page', pageNo > 1 ? String(pageNo) : null);
  set('collected', collected ? '1' : null);
  set('courses', allCourses ? 'all' : null);
  return query.toString();
}
