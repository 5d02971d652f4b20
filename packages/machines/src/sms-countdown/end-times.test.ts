import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberKey, parseEndTimes } from './end-times.ts';

it('FORM-2 stores four digits for a number, which many numbers share', () => {
  expect(numberKey('15400000001')).toMatch(/^[0-9a-f]{4}$/);
  expect(numberKey('15400000001')).not.toBe(numberKey('15400000002'));
  fc.assert(fc.property(fc.string(), (number) => /^[0-9a-f]{4}$/.test(numberKey(number))));
});

it('FORM-2 reads back what is not over, and nothing from a damaged value', () => {
  expect(parseEndTimes('{"a":5,"b":20,"c":"30","d":null}', 10)).toEqual({ b: 20 });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), (stored) => {
      for (const time of Object.values(parseEndTimes(stored, 0))) expect(time).toBeGreaterThan(0);
    }),
  );
});
