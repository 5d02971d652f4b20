import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLastUse } from './last-use.ts';

it('F8 reads back what a tab wrote', () => {
  const moment = fc.integer({ min: 0, max: 4e12 });
  const lastUse = fc.record({ at: moment, until: fc.option(moment), isOver: fc.boolean() });
  fc.assert(
    fc.property(lastUse, (written) => {
      expect(parseLastUse(JSON.stringify(written))).toEqual(written);
    }),
  );
});

it('F8 drops what is damaged or foreign, and never fails', () => {
  for (const stored of [null, '', '{', '[]', '1', '{}', '{"at":"1"}', '{"at":1,"until":"2"}', '{"at":1e999}'])
    expect(parseLastUse(stored)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.anything(), fc.json()), (stored) => void parseLastUse(stored)));
});
