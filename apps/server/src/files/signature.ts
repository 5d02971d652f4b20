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
/** The share of ink in its own box from which it is a dot, a dash or a patch: the strokes of a name leave most of their box empty. */
const maxInkInBox = 0.6;
/** The share of ink from which a picture is a dark area. */
const maxInkShare = 0.6;
/** Lightness below which a point is ink, 0 to 255. */
const inkBelow = 160;

/** Pictures are decoded two at a time: the threads of the process belong to others, too. */
const enter = createTurns(2);

const refuse = (text: string) => new Refusal(errorCode.fileContent, text);

/** Points of a picture that are dark on white paper, and those of the box around them. */
interface FoundInk {
  readonly ink: number;
  readonly box: number;
}

/** Finds the ink of a picture. Throws 1060003 for what cannot be decoded. */
async function inkOf(bytes: Buffer): Promise<FoundInk> {
  const leave = await enter();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxSignaturePixels })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw refuse('签名图片无法打开，请重新签名');
      });
    // A loop of this form is over in 10 ms; a function for each point takes ten times as long.
    let ink = 0;
    let [left, right, top, bottom] = [info.width, -1, info.height, -1];
    for (let y = 0, at = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1, at += 1) {
        if ((data[at] ?? 255) >= inkBelow) continue;
        ink += 1;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    return { ink, box: ink === 0 ? 0 : (right - left + 1) * (bottom - top + 1) };
  } finally {
    leave();
  }
}

/** Throws 1060003 for a checked picture that shows no signature: too small, too long, too large, blank, dark all over, a dot or a dash. */
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
  const { ink, box } = await inkOf(await content.read(0, content.size));
  if (ink < minInk || ink > maxInkShare * width * height)
    throw refuse('图片里看不到签名，请重新签名；拍照上传的，请用深色笔写在白纸上再拍');
  if (ink > maxInkInBox * box) throw refuse('签名过于简单，请重新签写');
}
