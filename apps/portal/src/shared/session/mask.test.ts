import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskMobile } from './mask.ts';

describe('masking (2.2)', () => {
  it('shows the ends of a mobile number', () => {
    expect(maskMobile('15400000001')).toBe('154****0001');
  });

  it('never shows more than the ends, and keeps the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), (text) => {
        const masked = maskMobile(text);
        const hidden = text.length > 7 ? text.length - 7 : text.length;
        return masked.length === text.length && masked.split('*').length > hidden;
      }),
    );
  });
});
