import { describe, expect, it } from 'vitest';
import { isWholeCode, matchCourseText, startsCode } from './course-match.ts';

const history = { courseCode: '15043', courseName: '中国近现代史纲要', oldCodes: ['03708'] };
const english = { courseCode: '00015', courseName: 'English（专升本）', oldCodes: [] };

describe('a student finds a course', () => {
  it.each(['03708', '3708', '０３７０８', ' 03 708 ', '037'])('by its old code: %s', (text) => {
    expect(matchCourseText(history, text)).toEqual({ oldCode: '03708' });
  });

  it.each(['15043', '150', '近现代史', '近现代 史', '中国近现代史纲要'])(
    'by its present code or its name, and no old code is named: %s',
    (text) => {
      expect(matchCourseText(history, text)).toEqual({ oldCode: null });
    },
  );

  it('whatever the case and the width of letters and brackets', () => {
    expect(matchCourseText(english, 'ＥＮＧＬＩＳＨ(专')).toEqual({ oldCode: null });
  });

  it.each(['708', '5043', '43', '量子', '037080', '000'])('and not by what is neither: %s', (text) => {
    expect(matchCourseText(history, text)).toBeNull();
  });

  it('zeros alone find the codes that begin with them', () => {
    expect(matchCourseText(english, '000')).toEqual({ oldCode: null });
    expect(matchCourseText(history, '0')).toEqual({ oldCode: '03708' });
  });

  it('an empty text means every course', () => {
    expect(matchCourseText(history, '  ')).toEqual({ oldCode: null });
  });
});

describe('a code', () => {
  it('is whole with and without its leading zeros', () => {
    for (const typed of ['03708', '3708', ' ３７０８']) expect(isWholeCode('03708', typed)).toBe(true);
    for (const typed of ['370', '37080', '']) expect(isWholeCode('03708', typed)).toBe(false);
  });

  it('is not begun by an empty text', () => {
    expect(startsCode('03708', ' ')).toBe(false);
  });
});
