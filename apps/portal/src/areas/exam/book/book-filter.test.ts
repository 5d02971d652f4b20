import { expect, it } from 'vitest';
import { readBookFilter, writeBookFilter } from './book-filter.ts';

it('a filter of the wrong-question book survives a reload, and what belongs to others stays in the address', () => {
  const filter = { pageNo: 3, collected: true, allCourses: true };
  const written = writeBookFilter('tab=book&page=2', filter);
  expect(readBookFilter(written)).toEqual(filter);
  expect(new URLSearchParams(written).get('tab')).toBe('book');
});

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=9999999'])('%s is the first page', (search) => {
  expect(readBookFilter(search).pageNo).toBe(1);
});
