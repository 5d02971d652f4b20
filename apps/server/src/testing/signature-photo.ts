import sharp from 'sharp';
import { drawnSignature } from '../demo/drawn-pictures.ts';

/** A photo of a signature that was written on paper, as a file that a browser is given. */
export async function signaturePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const onPaper = sharp(await drawnSignature()).flatten({ background: '#f4f1ea' });
  return { name: '签名.jpg', mimeType: 'image/jpeg', buffer: await onPaper.jpeg().toBuffer() };
}
