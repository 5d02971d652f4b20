import { describe, expect, it } from 'vitest';
import { avatarChecks, problemOf, proofChecks } from './file-checks.ts';

const megabyte = 1024 * 1024;
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

describe('files of the account page (2.3)', () => {
  it('takes JPG, PNG and WebP of up to 2 MB as avatar', async () => {
    const problem = (name: string, size: number) => problemOf(file(name, new Uint8Array(size)), avatarChecks);
    expect(await problem('me.png', 2 * megabyte)).toBeNull();
    expect(await problem('me.png', 2 * megabyte + 1)).toBe('头像不能超过 2MB');
    expect(await problem('me.gif', 1)).toBe('头像仅支持 JPG、PNG 或 WebP 图片');
    expect(await problem('me.png', 0)).toBe('图片是空的，请重新选择');
  });

  it('takes pictures, PDF and DOCX of up to 10 MB as proof, if they are what they say', async () => {
    const problem = (name: string, ...parts: BlobPart[]) => problemOf(file(name, ...parts), proofChecks);
    expect(await problem('身份证.JPG', jpeg)).toBeNull();
    expect(await problem('证明.exe', jpeg)).toBe('仅支持 JPG、PNG、PDF、DOCX');
    expect(await problem('证明.pdf')).toBe('文件是空的，请重新选择');
    expect(await problem('证明.pdf', new Uint8Array(10 * megabyte + 1))).toBe('单个附件不能超过 10MB');
    expect(await problem('证明.jpg', 'MZ')).toBe('文件内容与扩展名不符，请重新选择');
  });
});
