import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawnSignature } from '../demo/drawn-pictures.ts';
import { bytesInMemory } from './byte-source.ts';
import { requireInk } from './signature.ts';

const filled = (
  width: number,
  height: number,
  background: { r: number; g: number; b: number; alpha: number },
) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };
const black = { r: 0, g: 0, b: 0, alpha: 1 };

it('a signature on clear and on white ground is taken', async () => {
  const signature = await drawnSignature();
  const size = { width: 480, height: 180 };
  await requireInk(bytesInMemory(signature), size);
  await requireInk(
    bytesInMemory(await sharp(signature).flatten({ background: '#fff' }).png().toBuffer()),
    size,
  );
});

it.each([
  ['a point', 1, 1, black, '每边须为 40–8000 像素，当前为 1×1'],
  ['a line', 1, 20_000, black, '每边须为'],
  ['a picture that no form prints', 3_500, 3_500, white, '最多 1000 万像素，当前为 3500×3500'],
  ['nothing on clear ground', 480, 180, clear, '看不到签名'],
  ['white paper', 480, 180, white, '看不到签名'],
  ['a dark area', 480, 180, black, '看不到签名'],
])('%s is no signature', async (_, width, height, background, text) => {
  const picture = bytesInMemory(await filled(width, height, background));
  await expect(requireInk(picture, { width, height })).rejects.toThrow(text);
});

it.each([
  ['a dot', '<circle cx="240" cy="90" r="12"/>'],
  ['a dash', '<rect x="100" y="88" width="200" height="5"/>'],
])('/thesis/letterCommitment %s is too simple for a signature: 签名过于简单，请重新签写', async (_, ink) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="180">${ink}</svg>`;
  const picture = await sharp(Buffer.from(drawn)).png().toBuffer();
  await expect(requireInk(bytesInMemory(picture), { width: 480, height: 180 })).rejects.toThrow(
    '签名过于简单，请重新签写',
  );
});
