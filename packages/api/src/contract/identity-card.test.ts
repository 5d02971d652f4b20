import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mobile, normaliseIdCard } from './fields.ts';
import { idCard, idCardCheckDigit, idCardProblem, maskIdCard } from './identity-card.ts';

const today = new Date('2026-11-21T00:00:00Z');
const numbered = (first17: string) => first17 + idCardCheckDigit(first17);
const valid = numbered('32010220000101001');

describe('ID-card number', () => {
  it('FORM-1 takes 18 characters with a valid date and check digit', () => {
    expect(idCardProblem(valid, today)).toBeNull();
  });

  it('FORM-1 takes X as the check digit', () => {
    const first17 = Array.from(
      { length: 200 },
      (_, serial) => `11010519491231${String(serial).padStart(3, '0')}`,
    );
    const withX = first17.map(numbered).find((number) => number.endsWith('X')) ?? '';
    expect(withX).toHaveLength(18);
    expect(idCardProblem(withX, today)).toBeNull();
  });

  it.each([
    ['', '请输入身份证号'],
    [valid.slice(0, 17), '身份证号应为 18 位'],
    [`A${valid.slice(1)}`, '身份证号应为 17 位数字加 1 位数字或 X'],
    [numbered('99010220000101001'), '身份证号前两位不是有效的省份代码，请核对'],
    [numbered('32010220000230001'), '身份证号中的出生日期不正确'],
    [numbered('32010220010229001'), '身份证号中的出生日期不正确'],
    [numbered('32010220250101001'), '身份证号中的出生日期不正确'],
    [numbered('32010219000101001'), '身份证号中的出生日期不正确'],
  ])('FORM-1 says of %j: %s', (number, problem) => {
    expect(idCardProblem(number, today)).toBe(problem);
  });

  it('FORM-1 takes holders from their 14th birthday on', () => {
    expect(idCardProblem(numbered('32010220121121001'), today)).toBeNull();
    expect(idCardProblem(numbered('32010220121122001'), today)).toBe('身份证号中的出生日期不正确');
  });

  it('FORM-1 finds every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digit = (Number(valid[place]) + shift) % 10;
        expect(idCardProblem(valid.slice(0, place) + digit + valid.slice(place + 1), today)).not.toBeNull();
      }),
    );
  });

  it('FORM-1 normalises what people paste: spaces, full-width digits, a small x', () => {
    expect(normaliseIdCard(' ３２０１ 0220000101001x ')).toBe('32010220000101001X');
    expect(v.parse(idCard, ` ${valid.slice(0, 6)} ${valid.slice(6)} `)).toBe(valid);
  });
});

describe('mobile number', () => {
  it.each(['13000000000', '19912345678', ' 154 0000 0001 '])('FORM-1 takes %j', (text) => {
    expect(v.parse(mobile, text)).toMatch(/^1[3-9]\d{9}$/);
  });

  it.each(['12000000000', '1380000000', '138000000000', '23800000000', '1380000000a'])(
    'FORM-1 refuses %j',
    (text) => {
      const result = v.safeParse(mobile, text);
      expect(result.issues?.[0].message).toBe('手机号格式不正确');
    },
  );
});

describe('a masked number (2.2)', () => {
  it('shows its ends', () => {
    expect(maskIdCard('320198200304120119')).toBe('3201**********0119');
    expect(maskIdCard('H12345678')).toBe('H1*****78');
    expect(maskIdCard('12345678')).toBe('********');
  });

  it('never shows more than the ends, and keeps the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), (text) => {
        const masked = maskIdCard(text);
        const hidden = text.length > 8 ? text.length - (text.length < 15 ? 4 : 8) : text.length;
        return masked.length === text.length && masked.split('*').length > hidden;
      }),
    );
  });
});
