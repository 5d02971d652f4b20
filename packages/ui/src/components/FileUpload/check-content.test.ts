import { describe, expect, it } from 'vitest';
import { checkContent } from './check-content.ts';
import { zipNames } from './zip-names.ts';

const check = checkContent({ mismatch: '文件内容与扩展名不符', macros: '含宏', programs: '含程序' });
const named = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const bytes = (...values: number[]) => new Uint8Array(values);
const program = bytes(0x4d, 0x5a, 0x90, 0x00);

/** An archive of empty files with these names. */
function archive(...names: string[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const directory = names.flatMap((name) => {
    const text = encoder.encode(name);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(28, text.length, true);
    return [...new Uint8Array(entry.buffer), ...text];
  });
  const local = [0x50, 0x4b, 3, 4];
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint32(12, directory.length, true);
  end.setUint32(16, local.length, true);
  return new Uint8Array([...local, ...directory, ...new Uint8Array(end.buffer)]);
}

describe('the content of a file', () => {
  it.each([
    ['a.jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['A.PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['a.gif', 'GIF89a'],
    ['a.webp', 'RIFF\0\0\0\0WEBPVP8 '],
    ['a.pdf', '\n\n%PDF-1.7'],
    ['a.ppt', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['a.docx', archive('[Content_Types].xml', 'word/document.xml')],
    ['a.pptx', archive('ppt/presentation.xml')],
    ['报告.zip', archive('实践报告.docx', '照片/1.jpg')],
    ['a.txt', 'anything'],
  ])('passes when %s is what it says', async (name, content) => {
    expect(await check(named(name, content))).toBeNull();
  });

  it.each(['a.jpg', 'a.png', 'a.gif', 'a.webp', 'a.pdf', 'a.doc', 'a.docx', 'a.pptx', 'a.zip'])(
    'is refused when %s is a renamed program, or empty',
    async (name) => {
      expect(await check(named(name, program))).toBe('文件内容与扩展名不符');
      expect(await check(named(name))).toBe('文件内容与扩展名不符');
    },
  );

  it('is refused when a DOCX is another archive, cut off, or has macros', async () => {
    const document = archive('word/document.xml');
    expect(await check(named('a.docx', archive('photo.jpg')))).toBe('文件内容与扩展名不符');
    expect(await check(named('a.docx', document.slice(0, -5)))).toBe('文件内容与扩展名不符');
    expect(await check(named('a.docx', archive('word/document.xml', 'word/vbaProject.bin')))).toBe('含宏');
  });

  it('is refused when a ZIP holds a program', async () => {
    expect(await check(named('a.zip', archive('报告.docx', 'setup.EXE')))).toBe('含程序');
  });

  it('finds the names behind a comment, and none in nonsense', async () => {
    const commented = new Blob([archive('a', 'b/c'), 'x'.repeat(300)]);
    expect(await zipNames(commented)).toEqual(['a', 'b/c']);
    expect(await zipNames(new Blob(['x'.repeat(70_000)]))).toBeNull();
    expect(await zipNames(new Blob())).toBeNull();
  });
});
