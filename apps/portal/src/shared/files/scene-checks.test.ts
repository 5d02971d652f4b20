import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { describe, expect, it } from 'vitest';
import { fileProblem } from './scene-checks.ts';

const megabyte = 1024 * 1024;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const problem = (scene: UploadScene, name: string, ...parts: BlobPart[]) =>
  fileProblem(scene, new File(parts, name));

describe('a file before it is sent (2.3)', () => {
  it('is taken as avatar as JPG, PNG or WebP of up to 2 MB', async () => {
    const rest = (size: number) => new Uint8Array(size - png.length);
    expect(await problem('AVATAR', 'me.png', png, rest(2 * megabyte))).toBeNull();
    expect(await problem('AVATAR', 'me.png', png, rest(2 * megabyte + 1))).toBe('头像不能超过 2MB');
    expect(await problem('AVATAR', 'me.gif', 'GIF89a')).toBe('头像仅支持 JPG、PNG 或 WebP 图片');
    expect(await problem('AVATAR', 'me.png')).toBe('文件是空的，请重新选择');
  });

  it('is taken as proof as a picture, PDF or DOCX of up to 10 MB, if it is what it says', async () => {
    const large = new Uint8Array(10 * megabyte + 1);
    expect(await problem('QA_FILE', '身份证.JPG', jpeg)).toBeNull();
    expect(await problem('QA_FILE', '证明.exe', jpeg)).toBe('仅支持 JPG、PNG、PDF、DOCX');
    expect(await problem('QA_FILE', '证明.pdf')).toBe('文件是空的，请重新选择');
    expect(await problem('QA_FILE', '证明.pdf', large)).toBe('单个附件不能超过 10MB');
    expect(await problem('QA_FILE', '证明.jpg', 'MZ')).toBe('文件内容与扩展名不符，请重新选择');
  });

  it('is refused as a photo when it is too small', async () => {
    const small = new Uint8Array(19 * 1024);
    expect(await problem('SIGNUP_PHOTO', '照片.jpg', jpeg, small)).toBe('照片大小应在 20KB–500KB');
  });
});
