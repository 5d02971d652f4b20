import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './notice-filter.ts';

describe('the filter of the notices in the address', () => {
  it('comes back as it was written', () => {
    const filter = fc.record({
      category: fc.constantFrom(undefined, 'EXAM' as const, 'THESIS' as const, 'SYSTEM' as const),
      keyword: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      unread: fc.boolean(),
      pageNo: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(fc.property(filter, (value) => void expect(readFilter(writeFilter(value))).toEqual(value)));
  });

  it('ignores what nobody wrote: another category, page 0, a keyword that is too long', () => {
    const filter = readFilter(`?category=toString&page=0&unread=yes&keyword=${'考'.repeat(80)}`);
    expect(filter).toEqual({ category: undefined, keyword: '考'.repeat(50), unread: false, pageNo: 1 });
  });
});
