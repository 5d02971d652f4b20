import { expect, it } from 'vitest';
import { checkPixels } from './check-pixels.ts';

const texts = {
  wrong: (width: number, height: number) => `照片须为 480×640 像素的 JPG，当前为 ${width}×${height}`,
  broken: '图片打不开，请重新选择',
};

async function photo(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'a.jpg', { type: 'image/jpeg' });
}

it('takes a photo of exactly 480 × 640 and says what another one measures', async () => {
  const check = checkPixels({ width: 480, height: 640 }, texts);
  expect(await check(await photo(480, 640))).toBeNull();
  expect(await check(await photo(600, 800))).toBe('照片须为 480×640 像素的 JPG，当前为 600×800');
});

it('asks for a long side, whichever it is', async () => {
  const check = checkPixels({ minLongSide: 1000 }, texts);
  expect(await check(await photo(700, 1000))).toBeNull();
  expect(await check(await photo(999, 700))).toBe(texts.wrong(999, 700));
});

it('says that a picture does not open, and leaves other files alone', async () => {
  const check = checkPixels({ width: 480 }, texts);
  expect(await check(new File(['MZ'], '照片.jpg', { type: 'image/jpeg' }))).toBe(texts.broken);
  expect(await check(new File([], '空.png', { type: 'image/png' }))).toBe(texts.broken);
  expect(await check(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }))).toBeNull();
});
