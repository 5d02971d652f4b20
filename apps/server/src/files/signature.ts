import { errorCode } from '@qianwei/api/contract/envelope';
import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';
import type { ByteSource } from './byte-source.ts';
import type { CheckedUpload } from './check-upload.ts';
import { createTurns } from './turns.ts';

/** Sides of a signature, px: the margins of the pad alone make 40, and on the largest screens it is written 4000 wide. */
const minSide = 40;
const maxSide = 8_000;
/** Pixels of a signature, which is read and printed: a small file may hold very many. What was photographed is made smaller before. */
export const maxSignaturePixels = 10_000_000;
/** Points of ink, px: the shortest signature that the pad takes has more. */
const minInk = 200;
/** The share of ink from which a picture is a dark area. */
const maxInkShare = 0.6;
/** Lightness below which a point is ink, 0 to 255. */
const inkBelow = 160;

/** Pictures are decoded two at a time: the threads of the process belong to others, too. */
const enter = createTurns(2);

const refuse = (text: string) => new Refusal(errorCode.fileContent, text);

/** Points of a picture that are dark on white paper. Throws 1060003 for what cannot be decoded. */
async function inkOf(bytes: Buffer): Promise<number> {
  const leave = await enter();
  try {
    const points = await sharp(bytes, { limitInputPixels: maxSignaturePixels })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer()
      .catch(() => {
        throw refuse('签名图片无法打开，请重新签名');
      });
    // A loop of this form is over in 10 ms; a function for each point takes ten times as long.
    let ink = 0;
    for (const lightness of points) if (lightness < inkBelow) ink += 1;
    return ink;
  } finally {
    leave();
  }
}

/** Throws 1060003 for a checked picture that shows no signature: too small, too long, too large, blank or dark all over. */
export async function requireInk(
  content: ByteSource,
  { width = 0, height = 0 }: Pick<CheckedUpload, 'width' | 'height'>,
): Promise<void> {
  if (Math.min(width, height) < minSide || Math.max(width, height) > maxSide)
    throw refuse(`签名图片的每边须为 ${minSide}–${maxSide} 像素，当前为 ${width}×${height}`);
  if (width * height > maxSignaturePixels)
    throw refuse(
      `签名图片最多 ${maxSignaturePixels / 10_000} 万像素，当前为 ${width}×${height}，请裁小后再上传`,
    );
  const ink = await inkOf(await content.read(0, content.size));
  if (ink < minInk || ink > maxInkShare * width * height)
    throw refuse('图片里看不到签名，请重新签名；拍照上传的，请用深色笔写在白纸上再拍');
}
