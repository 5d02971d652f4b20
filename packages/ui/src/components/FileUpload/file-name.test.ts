import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionOf, plainName, splitName } from './file-name.ts';

describe('the name of a file', () => {
  it('keeps its extension and the characters before it when it is cut', () => {
    expect(splitName('江澜大学毕业设计（论文）任务书与开题报告-终稿第三版.docx').tail).toBe('第三版.docx');
    expect(splitName('身份证.jpg')).toEqual({ head: '身份证.jpg', tail: '' });
  });

  it('never cuts through an emoji or a rare character', () => {
    const { head, tail } = splitName(`${'👨‍👩‍👧'.repeat(30)}𠮷䶮.png`);
    expect(tail).toBe(`${'👨‍👩‍👧'.repeat(2)}𠮷䶮.png`);
    expect(head).toBe('👨‍👩‍👧'.repeat(28));
  });

  it('loses nothing but marks of direction and breaks, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const { head, tail } = splitName(name);
        return head + tail === plainName(name);
      }),
    );
  });

  it('shows the true ending of a name that was turned round', () => {
    expect(plainName('照片\u202Egnp.exe')).toBe('照片gnp.exe');
    expect(extensionOf('照片\u202Egnp.exe')).toBe('exe');
  });

  it.each([
    ['A.JPG', 'jpg'],
    ['a.tar.gz', 'gz'],
    ['no-ending', ''],
    ['证明.', ''],
    ['', ''],
  ])('knows the ending of %j', (name, ending) => expect(extensionOf(name)).toBe(ending));
});
