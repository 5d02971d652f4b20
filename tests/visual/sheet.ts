import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Picture, View } from './view.ts';

/**
 * Below this two colours are alike, on pixelmatch's scale from 0 to 1. One browser with one set of fonts draws the
 * same pixels each time; what is left is the last bit of a blended colour.
 */
const tolerance = 0.006;

/** Pixels of a whole sheet that may differ: Chromium does not always round the same corner alike. */
const maxDifferingPixels = 16;

/** Grey level of the ground under a view. */
const grey = 0x80;

/** The views of a story below each other: one file a story, easy to look through. */
export type Sheet = Picture & { places: { name: string; top: number; height: number }[] };

/** The difference of a sheet from its reference, in words, and the picture that shows the place. */
export type Difference = { text: string; picture: Picture };

/** How high these views are below each other, in px. */
export const heightOf = (views: readonly View[]) => views.reduce((sum, { height }) => sum + height, 0);

/** Puts the views below each other, on grey where one is narrower. */
export function sheetOf(views: readonly View[]): Sheet {
  const width = Math.max(...views.map((view) => view.width));
  const height = heightOf(views);
  const pixels = Buffer.alloc(width * height * 4, Buffer.from([grey, grey, grey, 255]));
  const places = views.map((view, index) => {
    const place = { name: view.name, top: heightOf(views.slice(0, index)), height: view.height };
    for (let row = 0; row < view.height; row += 1)
      rowOf(view, row).copy(pixels, (place.top + row) * width * 4);
    return place;
  });
  return { width, height, pixels, places };
}

function rowOf({ width, pixels }: Picture, row: number) {
  return pixels.subarray(row * width * 4, (row + 1) * width * 4);
}

/** True when the sheet shows exactly this view from this row on. */
export function holds(sheet: Picture, view: View, top: number): boolean {
  if (view.width > sheet.width || top + view.height > sheet.height) return false;
  for (let row = 0; row < view.height; row += 1)
    if (
      !rowOf(sheet, top + row)
        .subarray(0, view.width * 4)
        .equals(rowOf(view, row))
    )
      return false;
  return true;
}

/** The picture as WebP without loss. */
export function encode({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { channels: 4, width, height } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** Reads what `encode` wrote. Where the views lie is not in it. */
export async function readSheet(file: Buffer): Promise<Sheet> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, places: [] };
}

/** Compares a sheet with its reference; null when they look the same. */
export function differenceBetween(sheet: Sheet, expected: Picture): Difference | null {
  const { width, height, pixels, places } = sheet;
  if (width !== expected.width || height !== expected.height)
    return { text: `size ${width}×${height}, expected ${expected.width}×${expected.height}`, picture: sheet };
  if (pixels.equals(expected.pixels)) return null;
  const picture = { width, height, pixels: Buffer.alloc(pixels.length) };
  const options = { threshold: tolerance, includeAA: true, alpha: 0.2 };
  if (pixelmatch(expected.pixels, pixels, picture.pixels, width, height, options) <= maxDifferingPixels)
    return null;
  const counts = places.map(({ name, top, height: rows }) => ({ name, count: marked(picture, top, rows) }));
  const text = counts.flatMap(({ name, count }) => (count > 0 ? [`${name}: ${count} px`] : [])).join(', ');
  return { text, picture };
}

/** The pixels that pixelmatch has painted red in some rows. */
function marked({ width, pixels }: Picture, top: number, rows: number) {
  let count = 0;
  for (let at = top * width * 4; at < (top + rows) * width * 4; at += 4)
    if (pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 0) count += 1;
  return count;
}
