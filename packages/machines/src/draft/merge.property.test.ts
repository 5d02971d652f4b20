import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDraftRecords, mergeFields } from './merge.ts';
import { isSame } from './same.ts';
import { record } from './testing/draft-kit.ts';

const value = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.array(fc.nat(2), { maxLength: 2 }));
const document = fc.record({ name: value, courses: value, note: value });
const fields = ['name', 'courses', 'note'] as const;

describe('three versions of a document', () => {
  it('are merged so that each field is what one side has, and what only one side changed is kept', () =>
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { document: merged, conflicts } = mergeFields(base, mine, theirs);
        for (const field of fields) {
          const [isMine, isTheirs] = [!isSame(mine[field], base[field]), !isSame(theirs[field], base[field])];
          if (isMine) expect(merged[field]).toEqual(mine[field]);
          else expect(merged[field]).toEqual(theirs[field]);
          expect(conflicts.includes(field)).toBe(isMine && isTheirs && !isSame(mine[field], theirs[field]));
        }
      }),
    ));

  it('have the same conflicts whoever merges, and the same document but for these', () =>
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const [here, there] = [mergeFields(base, mine, theirs), mergeFields(base, theirs, mine)];
        expect(here.conflicts).toEqual(there.conflicts);
        for (const field of fields)
          if (!here.conflicts.includes(field)) expect(here.document[field]).toEqual(there.document[field]);
      }),
    ));
});

it('values are compared as JSON: the order of keys does not count, and a missing key does', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame([1], { 0: 1 })).toBe(false);
});

it('of two tabs each field stays as it was edited last, unless the server has it', () => {
  const earlier = record({ name: '林静', note: '先' }, { editedAt: { name: 5, note: 5 } });
  const later = record({ note: '后' }, { editedAt: { note: 6 } });
  expect(mergeDraftRecords(later, earlier).document).toEqual({ name: '林静', mobile: '', note: '后' });
  const saved = { ...earlier, base: earlier.document };
  expect(mergeDraftRecords(later, saved).document.name).toBe('');
});
