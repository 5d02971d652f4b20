import { expect, it } from 'vitest';
import { type PhotoFacts, photoChecks, photoRefusal } from './photo-checks.ts';
import { isHeic } from './photo-facts.ts';

const good: PhotoFacts = {
  ...{ isJpeg: true, width: 480, height: 640, bytes: 60 * 1024, channels: 3 },
  ...{ hasColour: true, background: 1, darkCorner: null },
};

it('2.3 a photo that is too small says its size, and is not made larger by cutting', () => {
  expect(photoRefusal(good)).toBeNull();
  const small = photoRefusal({ ...good, bytes: 5 * 1024 });
  expect(small?.text).toContain('照片大小应在 20KB–500KB，当前为 5 KB');
  expect(small?.isCut).toBe(false);
  expect(photoRefusal({ ...good, bytes: 900 * 1024 })).toMatchObject({
    text: expect.stringContaining('照片大小应在 20KB–500KB'),
    isCut: true,
  });
});

it('2.3 a black-and-white photo is refused, whatever its file says and however it is cut', () => {
  const grey = { ...good, hasColour: false };
  expect(photoRefusal(grey)).toMatchObject({ text: expect.stringContaining('须为彩色'), isCut: false });
  const checks = photoChecks(good, { facts: grey, isEnlarged: false });
  expect(checks.find(({ name }) => name === '彩色（RGB）')?.state).toBe('wrong');
});

it('2.3 pixels that were made by enlarging are 留意, not 合格', () => {
  const source = { ...good, width: 300, height: 400 };
  const pixelsOf = (isEnlarged: boolean) =>
    photoChecks(good, { facts: source, isEnlarged }).find(({ name }) => name.startsWith('像素'))?.state;
  expect([pixelsOf(true), pixelsOf(false)]).toEqual(['note', 'ok']);
  expect(photoRefusal(source)?.text).toBe('照片须为 480×640 像素的 JPG，当前为 300×400。已帮你打开裁剪。');
});

it('says how old a photo may be as it is asked for, in a sign-up 12 months', () => {
  const ageOf = (months?: number) => photoChecks(good, null, months).at(-1)?.name;
  expect([ageOf(), ageOf(24)]).toEqual(['一张脸、居中，近 12 个月内拍摄', '一张脸、居中，近 24 个月内拍摄']);
});

/** Before the brand of a HEIF file. */
const size = new Uint8Array([0, 0, 0, 24]);

it.each([
  ['a photo of an iPhone', 'ftypheic', true],
  ['a HEIF picture of another maker', 'ftypmif1', true],
  ['a film', 'ftypisom', false],
  ['a picture of another kind', 'JFIF\0\u0001\u0001\0', false],
])('2.3 %s is known by its first bytes: %#', async (_, head, expected) => {
  expect(await isHeic(new Blob([size, head, 'and more']))).toBe(expected);
  expect(await isHeic(new Blob([]))).toBe(false);
});
