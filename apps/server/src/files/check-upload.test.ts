import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { archive, jpeg, pdf, png, type SampleEntry, zip } from '../testing/sample-files.ts';
import { bytesInMemory } from './byte-source.ts';
import { checkUpload as checkContent } from './check-upload.ts';

const checkUpload = (scene: UploadScene, name: string, content: Uint8Array) =>
  checkContent(scene, name, bytesInMemory(content));

const docx = (extra: [string, string][] = []) =>
  zip([['[Content_Types].xml', '<Types/>'], ['word/document.xml', '<w:document/>'], ...extra]);

async function refusal(run: () => Promise<unknown>): Promise<[number, string]> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
  return [0, ''];
}

describe('an upload', () => {
  it('reports type and size of what it finds', async () => {
    expect(await checkUpload('SIGNUP_PHOTO', '照片.JPG', jpeg(480, 640, 30_000))).toEqual({
      mime: 'image/jpeg',
      width: 480,
      height: 640,
    });
    expect((await checkUpload('THESIS_FILE', '论文.docx', docx())).mime).toContain('wordprocessingml');
    expect(await checkUpload('QA_FILE', 'a.pdf', pdf())).toEqual({ mime: 'application/pdf' });
    // Bytes after the end, an object as the table, whitespace before it: as programs write it.
    const stream = Buffer.from('%PDF-1.5\n\n7 0 obj<</Type/XRef>>endobj\nstartxref\r\n9\r\n%%EOF\r\n\0\0');
    expect(await checkUpload('QA_FILE', 'a.pdf', stream)).toEqual({ mime: 'application/pdf' });
    expect(await checkUpload('AVATAR', 'a.png', png(64, 64))).toMatchObject({ width: 64, height: 64 });
    expect((await checkUpload('PRACTICE_REPORT', 'a.zip', zip([['报告.txt', 'x']]))).mime).toBe(
      'application/zip',
    );
  });

  const cases: [string, () => Promise<unknown>, number, RegExp][] = [
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
    [
      'a page between the two ends of a PDF, whose table is nowhere',
      () => checkUpload('QA_FILE', 'a.pdf', Buffer.from('%PDF-1.4\n<html></html>\nstartxref\n0\n%%EOF')),
      1060003,
      /PDF 文件不完整或已损坏/,
    ],
    [
      'a PDF whose table is said to be in a page',
      () => checkUpload('QA_FILE', 'a.pdf', Buffer.from('%PDF-1.4\n<html></html>\nstartxref\n9\n%%EOF')),
      1060003,
      /PDF 文件不完整或已损坏/,
    ],
    [
      'a page behind the first letters of a PDF',
      () => checkUpload('QA_FILE', 'a.pdf', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>')),
      1060003,
      /PDF 文件不完整或已损坏/,
    ],
    [
      'a PDF that is cut off',
      () => checkUpload('QA_FILE', 'a.pdf', pdf().subarray(0, 40)),
      1060003,
      /不完整/,
    ],
    [
      'a page under the name of a PDF',
      () => checkUpload('QA_FILE', 'a.pdf', Buffer.from('<html><body>a page of 47 bytes</body></html>')),
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
      'a picture with a byte behind its end',
      () => checkUpload('MORAL_FORM', 'a.png', Buffer.concat([png(640, 480), Buffer.from([0])])),
      1060003,
      /末尾有多余的内容/,
    ],
    [
      'a picture behind the end of a picture',
      () => checkUpload('MORAL_FORM', 'a.png', Buffer.concat([png(640, 480), png(640, 480)])),
      1060003,
      /末尾有多余的内容/,
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
      'a picture that is cut off after its head',
      () => checkUpload('EXEMPT_PROOF', 'a.png', png(64, 64).subarray(0, 33)),
      1060003,
      /图片不完整/,
    ],
    [
      'a photo that is cut off within its scan',
      () => checkUpload('EXEMPT_PROOF', 'a.jpg', jpeg(640, 480, 30_000).subarray(0, 20_000)),
      1060003,
      /图片不完整/,
    ],
    [
      'a photo that is cut off behind the preview that it carries',
      () => {
        const preview = jpeg(160, 120, 300);
        const [first, rest] = [
          jpeg(640, 480, 30_000).subarray(0, 2),
          jpeg(640, 480, 30_000).subarray(2, 9_000),
        ];
        const segment = Buffer.from([0xff, 0xe1, 0, 0]);
        segment.writeUInt16BE(preview.length + 2, 2);
        return checkUpload('EXEMPT_PROOF', 'a.jpg', Buffer.concat([first, segment, preview, rest]));
      },
      1060003,
      /图片不完整/,
    ],
    [
      'the first letters of a PDF alone',
      () => checkUpload('EXEMPT_PROOF', 'a.pdf', Buffer.from('%PDF-')),
      1060003,
      /PDF 文件不完整或已损坏/,
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
      () =>
        checkUpload(
          'PRACTICE_REPORT',
          'a.zip',
          archive([{ name: 'a.txt', content: 'x', deflate: true, claimed: 200 * 1024 * 1024 }]),
        ),
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
  it.each(cases)('FORM-3 refuses %s and says why', async (_, run, code, text) => {
    expect(await refusal(run)).toEqual([code, expect.stringMatching(text)]);
  });

  it('F7 refuses a JPEG whose size is not in its first 256 KB, however long it is', async () => {
    const start = [0xff, 0xd8, 0xff, 0xe0];
    const blank = new Uint8Array([...start, ...new Uint8Array(1_000_000)]);
    expect(await refusal(() => checkUpload('QA_FILE', 'a.jpg', blank))).toEqual([
      1060003,
      expect.stringMatching(/损坏/),
    ]);
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
    const [head, frame] = [jpeg(64, 64, 0).subarray(0, 20), jpeg(64, 64, 0).subarray(20)];
    const behind = (segments: number) => Buffer.concat([head, ...Array(segments).fill(segment), frame]);
    expect((await checkUpload('QA_FILE', 'a.jpg', behind(3))).width).toBe(64);
    expect((await refusal(() => checkUpload('QA_FILE', 'a.jpg', behind(4))))[0]).toBe(1060003);
  });

  it('takes an old presentation by the name of its stream, wherever that is', async () => {
    const start = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const name = Buffer.from('PowerPoint Document', 'utf16le');
    // Across the border of two reads, too.
    for (const at of [600, 65_520, 65_536, 700_001]) {
      const content = Buffer.concat([start, Buffer.alloc(at - start.length), name, Buffer.alloc(99)]);
      expect((await checkUpload('DEFENCE_PPT', 'a.ppt', content)).mime).toContain('powerpoint');
    }
    const without = Buffer.concat([start, Buffer.alloc(200_000)]);
    expect((await refusal(() => checkUpload('DEFENCE_PPT', 'a.ppt', without)))[0]).toBe(1060003);
  });
});

describe('an archive', () => {
  const report = (...entries: SampleEntry[]) => checkUpload('PRACTICE_REPORT', 'a.zip', archive(entries));
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
  const document = (...extra: SampleEntry[]) =>
    archive([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, ...extra]);

  it('F18 is taken with folders, Chinese names and documents in it', async () => {
    const entries = [
      { name: '实践报告/' },
      { name: '实践报告/正文.txt', content: '正文', deflate: true },
      { name: '实践报告/附件.docx', content: document(), deflate: true },
      { name: 'a..b/v1.2 (终稿).txt', content: 'x' },
      // As Chinese Windows writes names: no UTF-8, and a backslash as the second half of a character.
      { name: Buffer.from([0xb1, 0xa8, 0xb8, 0xe6, 0x2e, 0x74, 0x78, 0x74]), content: 'x' },
    ];
    expect((await report(...entries)).mime).toBe('application/zip');
    expect((await checkUpload('THESIS_FILE', 'a.docx', document())).mime).toContain('word');
  });

  const lies: [string, SampleEntry, RegExp][] = [
    [
      'unpacks to 50 MB where 1,000 bytes are claimed',
      { name: 'a.txt', content: megabytes(50), deflate: true, claimed: 1000 },
      /标注的大小不符/,
    ],
    [
      'unpacks to less than is claimed',
      { name: 'a.txt', content: 'short', deflate: true, claimed: 9000 },
      /标注的大小不符/,
    ],
    [
      'unpacks to a thousand times its size',
      { name: 'a.txt', content: megabytes(30), deflate: true },
      /过大/,
    ],
    ['has two names for one entry', { name: 'a.txt', localName: 'a.exe', content: 'x' }, /损坏/],
    ['is locked', { name: 'a.txt', content: 'x', flags: 1 }, /加密|损坏/],
    ['has a link in it', { name: 'a.txt', content: '/etc/passwd', mode: 0o120777 }, /链接/],
  ];
  it.each(lies)('F18 is refused when it %s', async (_, entry, text) => {
    expect(await refusal(() => report(entry))).toEqual([1060003, expect.stringMatching(text)]);
  });

  const names: [string, RegExp][] = [
    ...[
      'a.exe ',
      'a.exe.',
      'a.exe . ',
      'b/a.EXE',
      'b\\a.bat ',
      'a.lnk',
      'a.application',
      'a.chm',
      'a.msc',
      'a.settingcontent-ms',
      'a.url',
    ].map((name): [string, RegExp] => [name, /可执行文件/]),
    ...[
      'C:\\x.txt',
      'c:x.txt',
      '/etc/x',
      '\\x',
      '../x',
      'a/../x',
      'a\\..\\x',
      'a/.. /x',
      'a\u0001.txt',
      'a.txt:b',
    ].map((name): [string, RegExp] => [name, /路径或文件名不正确/]),
    ...['a.zip', 'a.RAR', 'a.7z', 'a.tar', 'a.tar.gz', 'a.tgz', 'a.bz2', 'a.xz', 'a.zip .'].map(
      (name): [string, RegExp] => [name, /不能再含压缩包/],
    ),
    ...['a.docm', 'a.xlsm', 'a.pptm', 'x/vbaProject.bin', 'VBAPROJECT.BIN'].map((name): [string, RegExp] => [
      name,
      /宏/,
    ]),
  ];
  it.each(names)('F18 is refused with an entry that is called %j', async (name, text) => {
    expect(await refusal(() => report({ name, content: 'x' }))).toEqual([
      1060003,
      expect.stringMatching(text),
    ]);
  });

  const contents: [string, SampleEntry, RegExp][] = [
    ['an archive under another name', { name: 'a.txt', content: zip([['b.txt', 'x']]) }, /不能再含压缩包/],
    [
      'a packed file under another name',
      { name: 'a.txt', content: Buffer.from([31, 139, 8, 0]) },
      /不能再含/,
    ],
    [
      'a document with macros',
      { name: 'a.docx', content: document({ name: 'word/vbaProject.bin', content: 'x' }), deflate: true },
      /宏/,
    ],
  ];
  const programs: [string, Buffer][] = [
    ['Windows', Buffer.from('MZ\x90\0', 'latin1')],
    ['Linux', Buffer.from('\x7fELF\x02', 'latin1')],
    ['macOS', Buffer.from([0xcf, 0xfa, 0xed, 0xfe, 7])],
    ['macOS for two processors', Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2])],
    ['a shell', Buffer.from('#!/bin/sh\nrm -rf ~')],
  ];
  it.each(programs)('F18 is refused with a program of %s under the name of a text', async (_, content) => {
    expect(await refusal(() => report({ name: '实验/说明.txt', content }))).toEqual([
      1060003,
      '压缩包内含有可执行文件（说明.txt），请删除后重新上传',
    ]);
  });

  it('F18 takes the source code that task sheets ask for: C, Java and its classes, SQL, a website, Python', async () => {
    const files = [
      'main.c',
      '归并.cpp',
      'Main.java',
      '建库.sql',
      'index.html',
      'login.js',
      'logo.svg',
      'style.css',
      '说明.txt',
    ];
    const sources: SampleEntry[] = files.map((name) => ({ name, content: '/* 独立完成 */' }));
    const script = { name: 'app.py', content: '#!/usr/bin/env python3\nprint(1)' };
    const compiled = { name: 'Main.class', content: Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61]) };
    for (const entry of [...sources, script, compiled])
      expect([entry.name, await refusal(() => report(entry))]).toEqual([entry.name, [0, '']]);
  });

  it.each(contents)('F18 is refused with %s in it', async (_, entry, text) => {
    expect(await refusal(() => report(entry))).toEqual([1060003, expect.stringMatching(text)]);
  });

  it('F18 is refused as a document when its list of parts names macros, whatever they are called', async () => {
    const types = '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>';
    const content = archive([
      { name: '[Content_Types].xml', content: types, deflate: true },
      { name: 'word/document.xml' },
      { name: 'word/a.bin', content: 'x' },
    ]);
    expect(await refusal(() => checkUpload('THESIS_FILE', 'a.docx', content))).toEqual([
      1060003,
      expect.stringMatching(/宏/),
    ]);
  });

  it('F18 is refused with more than 5,000 entries', async () => {
    const entries = Array.from({ length: 5001 }, (_, index) => ({ name: `${index}.txt` }));
    expect((await refusal(() => report(...entries)))[1]).toMatch(/文件过多/);
  });
});
