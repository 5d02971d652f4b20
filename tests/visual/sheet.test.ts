import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './made-with.ts';
import { differenceBetween, encode, heightOf, holds, readSheet, sheetOf } from './sheet.ts';
import { viewOf } from './view.ts';

/** A card with a button of that colour: 60 × 20 px in the middle of 120 × 40. */
const card = (button: string, width = 120) =>
  sharp({ create: { width, height: 40, channels: 4, background: '#fdfcf9' } })
    .composite([
      { input: { create: { width: 60, height: 20, channels: 4, background: button } }, left: 30, top: 10 },
    ])
    .png()
    .toBuffer();

const views = async (light: string, dark = '#a6b9eb') => [
  await viewOf('light 1280px', await card(light)),
  await viewOf('dark 360px', await card(dark, 100)),
];

/** The sheet as it is read back from its file. */
const reference = async (light: string) => readSheet(await encode(sheetOf(await views(light))));

async function compare(before: string, after: string, dark?: string) {
  return differenceBetween(sheetOf(await views(after, dark)), await reference(before));
}

describe('the comparison of pictures', () => {
  it('takes the same picture for the same', async () => {
    expect(await compare('#2b4170', '#2b4170')).toBeNull();
  });

  it('sees a hue that no eye would notice, and says in which view', async () => {
    expect((await compare('#2b4170', '#2f4170'))?.text).toBe('light 1280px: 1200 px');
    expect((await compare('#2b4170', '#2b4170', '#a6b9e5'))?.text).toMatch(/^dark 360px: \d+ px$/);
  });

  it('lets the last bit of a blended colour pass', async () => {
    expect(await compare('#2b4170', '#2b4171')).toBeNull();
  });

  it('knows each view where it lies, and no other', async () => {
    const [light, dark] = await views('#2b4170');
    const expected = await reference('#2b4170');
    expect(holds(expected, light!, 0)).toBe(true);
    expect(holds(expected, dark!, heightOf([light!]))).toBe(true);
    expect(holds(expected, dark!, 0)).toBe(false);
    expect(holds(expected, light!, heightOf([light!, dark!]))).toBe(false);
    expect(holds(await reference('#2f4170'), light!, 0)).toBe(false);
  });

  it('sees that a view has grown', async () => {
    const small = sheetOf([await viewOf('light', await card('#2b4170'))]);
    const difference = differenceBetween(sheetOf(await views('#2b4170')), small);
    expect(difference?.text).toBe('size 120×80, expected 120×40');
  });
});

describe('the machine that drew the references', () => {
  const here = { chromium: 'Chromium 1', fonts: { serif: 'a', 'Noto Sans CJK SC': 'b' } };

  it('is distinguished from one with another browser or other fonts, in words', () => {
    expect(differenceOf(here, here)).toBeNull();
    expect(differenceOf(here, { ...here, chromium: 'Chromium 2' })).toBe(
      '参考图由 Chromium 1 绘制，本机是 Chromium 2',
    );
    expect(differenceOf(here, { ...here, fonts: { ...here.fonts, serif: 'c' } })).toBe(
      '本机字体与参考图不同：serif',
    );
  });
});
