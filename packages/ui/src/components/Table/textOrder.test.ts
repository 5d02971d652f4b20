import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, sortTexts } from './textOrder.ts';

const piece = fc.constantFrom(
  '操作',
  '系统',
  '数据',
  '王',
  '子墨',
  '（',
  '）',
  '第',
  '章',
  ' ',
  'Java',
  '1',
  '02',
  '10',
  'é',
  '𠮷',
);
const title = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
const codes = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));

describe('order of texts', () => {
  it.each([
    ['titles', title],
    ['codes', codes],
    ['any texts', fc.string({ unit: 'grapheme' })],
  ])('is that of the Chinese collation for %s', (_, text) => {
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 60 }), (texts) => {
        const sorted = sortTexts(texts);
        expect(sorted.toSorted()).toEqual(texts.toSorted());
        for (const [index, text] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next !== undefined)
            expect(compareTexts(text, next), `${text} | ${next}`).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
