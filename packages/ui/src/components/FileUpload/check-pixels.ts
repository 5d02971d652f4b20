import type { FileCheck } from './upload-file.ts';

/** The required size of a picture as shown, after the camera's rotation, px; every one of them must hold. */
export interface PixelRule {
  /** Exactly this wide and high. */
  width?: number;
  height?: number;
  /** The longer side at least. */
  minLongSide?: number;
}

/** The words for a picture that does not fit and for one that does not open. */
export interface PixelTexts {
  wrong: (width: number, height: number) => string;
  broken: string;
}

/** Refuses pictures of another size, and files that claim to be a picture and do not open; other files pass. */
export function checkPixels(rule: PixelRule, texts: PixelTexts): FileCheck {
  return async (file) => {
    if (!file.type.startsWith('image/')) return null;
    const size = await pixelsOf(file);
    if (size === null) return texts.broken;
    return fits(rule, size) ? null : texts.wrong(size.width, size.height);
  };
}

function fits(rule: PixelRule, { width, height }: { width: number; height: number }): boolean {
  if (rule.width !== undefined && rule.width !== width) return false;
  if (rule.height !== undefined && rule.height !== height) return false;
  return Math.max(width, height) >= (rule.minLongSide ?? 0);
}

/** Width and height of a picture in px, or null when it does not open. */
async function pixelsOf(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = { width: picture.width, height: picture.height };
    picture.close();
    return size;
  } catch {
    return null;
  }
}
