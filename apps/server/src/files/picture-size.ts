import { errorCode } from '@qianwei/api/contract/envelope';
import { imageSize } from 'image-size';
import { Refusal } from '../http/refusal.ts';
import type { ByteSource } from './byte-source.ts';
import { jpegSize } from './jpeg-size.ts';

/** Bytes of a picture that are looked at. */
const head = 256 * 1024;

/** Pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

function sizeIn(content: Buffer, jpeg: boolean): PictureSize | null {
  if (jpeg) return jpegSize(content);
  try {
    return imageSize(content);
  } catch {
    return null;
  }
}

/** The size of a picture by its first 256 KB. Throws 1060003 when it is not there. */
export async function pictureSize(content: ByteSource, jpeg: boolean): Promise<PictureSize> {
  const found = sizeIn(await content.read(0, head), jpeg);
  if (found !== null && found.width > 0 && found.height > 0)
    return { width: found.width, height: found.height };
  throw new Refusal(errorCode.fileContent, '图片已损坏，无法打开，请重新上传');
}
