import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { jpeg, pdf, png, zip } from '../testing/sample-files.ts';
import { checkUpload } from './check-upload.ts';

const docx = (extra: [string, string][] = []) =>
  zip([['[Content_Types].xml', '<Types/>'], ['word/document.xml', '<w:document/>'], ...extra]);

function refusal(run: () => unknown): [number, string] {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
  return [0, ''];
}

describe('an upload', () => {
  it('tells type and size of what it finds', () => {
    expect(checkUpload('SIGNUP_PHOTO', '照片.JPG', jpeg(480, 640, 30_000))).toEqual({
      mime: 'image/jpeg',
      width: 480,
      height: 640,
    });
    expect(checkUpload('THESIS_FILE', '论文.docx', docx()).mime).toContain('wordprocessingml');
    expect(checkUpload('QA_FILE', 'a.pdf', pdf())).toEqual({ mime: 'application/pdf' });
    expect(checkUpload('AVATAR', 'a.png', png(64, 64))).toMatchObject({ width: 64, height: 64 });
    expect(checkUpload('PRACTICE_REPORT', 'a.zip', zip([['报告.txt', 'x']])).mime).toBe('application/zip');
  });

  const cases: [string, () => unknown, number, RegExp][] = [
    ['an empty file', () => checkUpload('AVATAR', 'a.png', new Uint8Array()), 1060003, /空的/],
    ['a type that the scene does not take', () => checkUpload('AVATAR', 'a.pdf', pdf()), 1060001, /JPG、PNG/],
    ['a picture under another name', () => checkUpload('QA_FILE', 'a.pdf', png(9, 9)), 1060003, /扩展名不符/],
    [
      'a program under the name of a picture',
      () => checkUpload('AVATAR', 'a.png', Buffer.from('MZ\x90\0 not a picture')),
      1060003,
      /扩展名不符/,
    ],
    [
      'a page under the name of a picture',
      () => checkUpload('AVATAR', 'a.png', Buffer.from('<svg onload=alert(1)>')),
      1060003,
      /扩展名不符/,
    ],
    ['a file without an ending', () => checkUpload('QA_FILE', 'thesis', pdf()), 1060001, /仅支持/],
    [
      'a photo that is too small',
      () => checkUpload('SIGNUP_PHOTO', 'a.jpg', jpeg(480, 640, 1000)),
      1060002,
      /20KB–500KB/,
    ],
    [
      'a photo that is too large',
      () => checkUpload('SIGNUP_PHOTO', 'a.jpg', jpeg(480, 640, 600_000)),
      1060002,
      /20KB–500KB/,
    ],
    [
      'a photo of other pixels',
      () => checkUpload('SIGNUP_PHOTO', 'a.jpg', jpeg(600, 800, 30_000)),
      1060003,
      /480×640 像素的 JPG，当前为 600×800/,
    ],
    [
      'an ID card that can not be read',
      () => checkUpload('ID_CARD_FRONT', 'a.jpg', jpeg(640, 480, 30_000)),
      1060003,
      /人像面/,
    ],
    [
      'a head picture that is not square',
      () => checkUpload('AVATAR', 'a.png', png(64, 65)),
      1060003,
      /正方形/,
    ],
    [
      'a picture of ten thousand million pixels',
      () => checkUpload('THESIS_IMAGE', 'a.png', png(100_000, 100_000)),
      1060003,
      /像素过大/,
    ],
    [
      'a picture that is cut off',
      () => checkUpload('AVATAR', 'a.png', png(64, 64).subarray(0, 12)),
      1060003,
      /损坏/,
    ],
    [
      'an archive that is cut off',
      () => checkUpload('THESIS_FILE', 'a.docx', docx().subarray(0, 60)),
      1060003,
      /损坏/,
    ],
    [
      'a document with macros',
      () => checkUpload('THESIS_FILE', 'a.docx', docx([['word/vbaProject.bin', 'x']])),
      1060003,
      /宏/,
    ],
    [
      'an archive with a program',
      () => checkUpload('PRACTICE_REPORT', 'a.zip', zip([['bin/setup.EXE', 'x']])),
      1060003,
      /setup\.EXE/,
    ],
    [
      'an archive that leads out of its folder',
      () => checkUpload('PRACTICE_REPORT', 'a.zip', zip([['../../etc/passwd', 'x']])),
      1060003,
      /路径/,
    ],
    [
      'an archive that unpacks to a thousand times its size',
      () => checkUpload('PRACTICE_REPORT', 'a.zip', zip([['a.txt', 'x']], 200 * 1024 * 1024)),
      1060003,
      /解压后过大/,
    ],
    [
      'an archive renamed to a document',
      () => checkUpload('THESIS_FILE', 'a.docx', zip([['a.txt', 'x']])),
      1060003,
      /扩展名不符/,
    ],
  ];
  it.each(cases)('FORM-3 refuses %s and says why', (_, run, code, text) => {
    expect(refusal(run)).toEqual([code, expect.stringMatching(text)]);
  });
});
