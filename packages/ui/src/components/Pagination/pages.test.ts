import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { existingPage, pageCount, pageItems } from './pages.ts';

describe('pages', () => {
  it.each([
    [0, 10, 1],
    [-5, 10, 1],
    [231, 10, 24],
    [230, 10, 23],
    [Number.NaN, 10, 1],
    [10, 0, 10],
  ])('%i entries, %i a page, are %i pages', (total, size, count) => {
    expect(pageCount(total, size)).toBe(count);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [999, 24],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 24],
  ])('page %d of 24 is page %i', (asked, page) => {
    expect(existingPage(asked, 24)).toBe(page);
  });

  it('has first, last, the page and its neighbours, in order, within seven places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (asked, count) => {
        const page = existingPage(asked, count);
        const items = pageItems(page, count);
        const numbers = items.flatMap((item) => ('page' in item ? [item.page] : []));
        expect(items).toHaveLength(Math.min(7, count));
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        for (const existing of [1, count, page, existingPage(page - 1, count), existingPage(page + 1, count)])
          expect(numbers).toContain(existing);
      }),
    );
  });
});
