import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, setTitle } from './title.ts';

describe('the title on a cover', () => {
  it.each([
    ['离散数学', ['离散数学']],
    ['高等数学（工本）', ['高等数学（工本）']],
    ['习近平新时代中国特色社会主义思想概论', ['习近平新时代中国', '特色社会主义思想概论']],
    ['Java语言程序设计（一）', ['Java语言程序', '设计（一）']],
    ['𠮷田䶮著作选读', ['𠮷田䶮著作选读']],
    ['  ', []],
  ])('%s is set as drawn', (title, columns) => {
    expect(setTitle(title).columns).toEqual(columns);
  });

  it('says with an ellipsis that a title was cut', () => {
    const { columns } = setTitle('数'.repeat(80));
    expect(columns.join('')).toMatch(/^数+…$/);
  });

  it('never cuts an emoji or a rare character in two', () => {
    const family = '👨‍👩‍👧‍👦';
    const text = setTitle(family.repeat(30)).columns.join('').replace('…', '');
    expect(text.replaceAll(family, '')).toBe('');
  });

  it('always fits the slip, in two columns at most, and loses no letter that has room', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) => {
        const { columns, size } = setTitle(title);
        expect(columns.length).toBeLessThanOrEqual(2);
        for (const column of columns) expect(lengthOf(column) * size).toBeLessThanOrEqual(1.025);
        const all = columns.join('').replace(/\s/g, '');
        if (!all.includes('…')) expect(all).toBe(title.replace(/\s/g, ''));
      }),
    );
  });
});
