import fc from 'fast-check';
import { picklist } from 'valibot';
import { describe, expect, it } from 'vitest';
import { field, flag, keyword, pageNumber, readAddress, writeAddress } from './address-codec.ts';

const kinds = ['EXAM', 'THESIS', 'SYSTEM'] as const;
const schema = {
  category: field(picklist(kinds), undefined),
  show: field(picklist(['all', 'wrong']), 'all'),
  keyword: keyword(50),
  unread: flag,
  page: pageNumber,
};
const first = readAddress(schema, '');
const values = fc.record({
  category: fc.constantFrom(undefined, ...kinds),
  show: fc.constantFrom('all' as const, 'wrong' as const),
  keyword: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  unread: fc.boolean(),
  page: fc.integer({ min: 1, max: 99_999 }),
});
const others = fc.dictionary(fc.constantFrom('tab', 'bizId', 'utm'), fc.string());

describe('the values of a page in its address', () => {
  it('are read as they were written, and leave other parameters alone', () => {
    fc.assert(
      fc.property(values, others, (some, rest) => {
        const written = new URLSearchParams(writeAddress(schema, new URLSearchParams(rest).toString(), some));
        expect(readAddress(schema, written.toString())).toEqual(some);
        for (const [name, text] of Object.entries(rest)) expect(written.get(name)).toBe(text);
      }),
    );
  });

  it('are left out where they are the initial ones', () => {
    expect(writeAddress(schema, 'page=3&unread=1&category=EXAM', first)).toBe('');
    fc.assert(
      fc.property(values, (some) => {
        const written = new URLSearchParams(writeAddress(schema, '', some));
        const changed = Object.keys(schema).filter(
          (name) => some[name as keyof typeof some] !== first[name as keyof typeof first],
        );
        expect([...written.keys()].toSorted()).toEqual(changed.toSorted());
      }),
    );
  });

  it('are the initial ones where the address is broken or from another version', () => {
    const broken = '?category=toString&show=&unread=yes&page=';
    for (const page of ['0', '-1', '1.5', 'x', '01', '1e3', '9999999', '', ' 2'])
      expect(readAddress(schema, broken + page)).toEqual(first);
  });

  it('are always valid, whatever the address holds', () => {
    const names = fc.constantFrom(...Object.keys(schema));
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (texts) => {
        const search = new URLSearchParams(texts).toString();
        const read = readAddress(schema, search);
        expect(readAddress(schema, writeAddress(schema, '', read))).toEqual(read);
      }),
    );
  });

  it('cut a keyword that is too long for the server', () => {
    expect(readAddress(schema, `keyword=+${'考'.repeat(80)}`).keyword).toBe('考'.repeat(50));
    expect(readAddress(schema, `keyword=${'a'.repeat(49)}😀`).keyword).toBe('a'.repeat(49));
  });
});
