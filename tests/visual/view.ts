import sharp from 'sharp';

/** RGBA, row by row. */
export type Picture = { width: number; height: number; pixels: Buffer };

/** One view of a story. */
export type View = Picture & { name: string };

/** Reads the picture of a view. */
export async function viewOf(name: string, png: Buffer): Promise<View> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { name, width: info.width, height: info.height, pixels: rounded(data) };
}

/** Colours in steps of four: what no eye can distinguish takes no room in the repository. */
function rounded(pixels: Buffer) {
  for (let at = 0; at < pixels.length; at += 1)
    if (at % 4 !== 3) pixels[at] = Math.min(252, (pixels[at] ?? 0) + 2) & 0xfc;
  return pixels;
}
