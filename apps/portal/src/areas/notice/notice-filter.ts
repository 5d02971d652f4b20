import type { NoticeCategory } from '@qianwei/api/contract/notice';
import { isCategory } from '../../shared/labels/notice-categories.ts';

/** What the list shows; it lives in the address, so that back, reload and a shared link keep it. */
export interface NoticeFilter {
  /** Undefined for 全部. */
  category?: NoticeCategory;
  /** At most 50 characters; empty for none. */
  keyword: string;
  unread: boolean;
  /** From 1. */
  pageNo: number;
}

/** The longest keyword that the server takes. */
export const keywordLimit = 50;

/** Reads a filter from a query string; what does not fit is left out. */
export function readFilter(search: string): NoticeFilter {
  const query = new URLSearchParams(search);
  const category = query.get('category');
  const page = Number(query.get('page'));
  return {
    category: isCategory(category) ? category : undefined,
    keyword: (query.get('keyword') ?? '').trim().slice(0, keywordLimit).trim(),
    unread: query.get('unread') === '1',
    pageNo: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Writes a filter as a query string without the question mark; what is as usual is left out. */
export function writeFilter(filter: NoticeFilter): string {
  const query = new URLSearchParams();
  if (filter.category) query.set('category', filter.category);
  if (filter.keyword !== '') query.set('keyword', filter.keyword);
  if (filter.unread) query.set('unread', '1');
  if (filter.pageNo > 1) query.set('page', String(filter.pageNo));
  return query.toString();
}
