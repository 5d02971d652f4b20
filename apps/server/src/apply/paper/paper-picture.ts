import sharp from 'sharp';
import { maxSignaturePixels } from '../../files/signature.ts';

/** A picture of a person or of a signature as a form prints it. */
export interface PaperPicture {
  /** Pixels that it has at most. */
  readonly width: number;
  readonly height: number;
}

/** 35 × 46.7 mm and a signature, at 300 dots per inch. */
export const photoOnPaper: PaperPicture = { width: 480, height: 640 };
export const signatureOnPaper: PaperPicture = { width: 900, height: 300 };

/**
 * A picture as a JPEG that the template can read, on white, no larger than it is printed; null for none, and for bytes that
 * cannot be drawn: the form is printed with an empty place.
 */
export async function paperPicture(
  bytes: Uint8Array | null,
  { width, height }: PaperPicture,
): Promise<Buffer | null> {
  if (bytes === null) return null;
  try {
    return await sharp(bytes, { limitInputPixels: maxSignaturePixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
