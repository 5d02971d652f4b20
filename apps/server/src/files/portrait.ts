import { errorCode } from '@qianwei/api/contract/envelope';
import { type UploadScene, uploadScenes } from '@qianwei/api/contract/upload-scenes';
import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';
import type { ByteSource } from './byte-source.ts';
import { createTurns } from './turns.ts';

/** Photos of a person are drawn again two at a time: the threads of the process belong to others, too. */
const enter = createTurns(2);

const qualities = [92, 80, 65] as const;

const colourText = '照片须为 RGB 彩色的 JPG，请用看图软件另存为 RGB 后再上传';

function refuseBroken(): never {
  throw new Refusal(errorCode.fileContent, '图片不完整，无法打开，请重新上传');
}

/** True for a photo of a person (证件照): the server keeps a picture that it has drawn itself. */
export const isPortrait = (scene: UploadScene): boolean => uploadScenes[scene].pixels !== undefined;

/**
 * Draws a checked photo of a person again, as an sRGB JPEG of the size that its scene asks for. What was hidden in the file is
 * left behind: place, camera, preview, other data. Throws 1060003 for another colour space and for what cannot be drawn.
 */
export async function redrawPortrait(scene: UploadScene, content: ByteSource): Promise<Buffer> {
  const { pixels, maxBytes, text } = uploadScenes[scene];
  const leave = await enter();
  try {
    const bytes = await content.read(0, content.size);
    // Another reader than the check's may see another size: no more pixels are decoded than the scene asks for.
    const limitInputPixels = (pixels?.width ?? 1) * (pixels?.height ?? 1);
    const upright = sharp(bytes, { failOn: 'error', limitInputPixels }).autoOrient();
    const { space } = await upright.metadata().catch(refuseBroken);
    if (space !== 'srgb') throw new Refusal(errorCode.fileContent, colourText);
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true }).catch(refuseBroken);
    const { width, height, channels } = info;
    if (width !== pixels?.width || height !== pixels.height)
      throw new Refusal(errorCode.fileContent, `${text}，当前为 ${width}×${height}`);
    for (const quality of qualities) {
      const drawn = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
      if (drawn.length <= maxBytes) return drawn;
    }
    throw new Refusal(errorCode.fileSize, uploadScenes[scene].sizeText ?? text);
  } finally {
    leave();
  }
}
