import type { PhotoFacts } from './photo-checks.ts';

/** Colour channels in the frame header of a JPEG; 3 for other kinds, which are drawn as RGB. */
function channelsOf(bytes: Uint8Array): number {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes[at + 9] ?? 3;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return 3;
}

/** The picture is looked at in this width and height, px. */
const sample = { width: 48, height: 64 };
/** Background is above the shoulders and beside the head. */
const isBackground = (x: number, y: number) => y < 26 && (x < 9 || x >= 39);
/** Of 255: from here on a background is light. */
const lightFrom = 165;
/** Of 255: so far from the middle it is still even. */
const evenWithin = 38;

/** Of 255: the channels of a coloured pixel differ by more; those of a grey one are rounded, and may be tinted. */
const colouredAbove = 24;
/** A picture with this share of coloured pixels has colour: a small photo may lie on a large white page. */
const colouredShare = 0.005;

/** False for a picture without colour, also where its file says RGB. */
function isColoured(pixels: Uint8ClampedArray): boolean {
  let coloured = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > colouredAbove) coloured += 1;
  }
  return coloured / (pixels.length / 4) >= colouredShare;
}

/** Share of the corners that is light and even, and the darker corner. */
function backgroundOf(pixels: Uint8ClampedArray): Pick<PhotoFacts, 'background' | 'darkCorner'> {
  const corners = { left: [] as number[], right: [] as number[] };
  for (let y = 0; y < sample.height; y += 1)
    for (let x = 0; x < sample.width; x += 1) {
      if (!isBackground(x, y)) continue;
      const at = (y * sample.width + x) * 4;
      const light = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
      (x < sample.width / 2 ? corners.left : corners.right).push(light);
    }
  const all = [...corners.left, ...corners.right].toSorted((a, b) => a - b);
  const middle = all[Math.floor(all.length / 2)] ?? 0;
  const isGood = (light: number) => light >= lightFrom && Math.abs(light - middle) <= evenWithin;
  const bad = (lights: readonly number[]) => lights.filter((light) => !isGood(light)).length;
  const [left, right] = [bad(corners.left), bad(corners.right)];
  return {
    background: 1 - (left + right) / all.length,
    darkCorner: left === right ? null : left > right ? '左上角' : '右上角',
  };
}

/** Measures a picture on this device; null when it cannot be opened. */
export async function photoFacts(file: Blob): Promise<PhotoFacts | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = sample.width;
    canvas.height = sample.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    const draw = (isSmooth: boolean) => {
      context.imageSmoothingEnabled = isSmooth;
      context.drawImage(bitmap, 0, 0, sample.width, sample.height);
      return context.getImageData(0, 0, sample.width, sample.height).data;
    };
    // Single pixels: a mean of many colours is grey.
    const hasColour = isColoured(draw(false));
    const background = backgroundOf(draw(true));
    const { width, height } = bitmap;
    bitmap.close();
    const head = new Uint8Array(await file.slice(0, 256 * 1024).arrayBuffer());
    const isJpeg = head[0] === 0xff && head[1] === 0xd8;
    return {
      ...{ isJpeg, width, height, bytes: file.size, channels: isJpeg ? channelsOf(head) : 3 },
      ...{ hasColour, ...background },
    };
  } catch {
    return null;
  }
}

/** Brands of a HEIF file that holds pictures as an iPhone takes them. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True for a HEIC picture, by its first bytes, whatever its name says: most browsers cannot open one. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && heicBrands.includes(head.slice(4));
}
