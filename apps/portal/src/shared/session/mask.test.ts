import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskIdCard, maskMobile } from './mask.ts';

describe('masking (2.2)', () => {
  it('shows the ends of an ID-card number and of a mobile number', () => {
    expect(maskIdCard('320198200304120119')).toBe('3201**********0119');
    expect(maskMobile('15400000001')).toBe('154****0001');
  });

  it('never shows more than the ends, and keeps the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), (text) => {
        const [card, mobile] = [maskIdCard(text), maskMobile(text)];
        const hidden = text.length > 8 ? text.length - 8 : text.length;
        return (
          card.length === text.length && mobile.length === text.length && card.split('*').length > hidden
        );
      }),
    );
  });
});
