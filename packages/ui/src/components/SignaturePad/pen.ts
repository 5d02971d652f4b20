import type SignaturePadLibrary from 'signature_pad';
import type { Options } from 'signature_pad';
import { light } from '../../theme/colors.ts';
import { type Ink, trimInk } from './ink.ts';

export type PadLibrary = typeof SignaturePadLibrary;

/** Dark on paper in every theme: a signature is printed. */
const inkColour = light.inkStrong;

/** Thin and even; the pen's speed changes it a little, its pressure not at all. */
export const pen: Options = { penColor: inkColour, minWidth: 1.4, maxWidth: 3, minDistance: 3, throttle: 0 };

/** Fetches the library that draws the strokes; only the pad needs it. */
export async function fetchLibrary(): Promise<PadLibrary> {
  return (await import('signature_pad')).default;
}

/** Draws ink with a pad of the library, in place of what is there. */
export function drawInk(pad: SignaturePadLibrary, { strokes }: Ink, thickness = 1): void {
  const { minWidth = 1, maxWidth = 1 } = pen;
  pad.fromData(
    strokes.map(({ points }) => ({
      points: [...points],
      penColor: inkColour,
      dotSize: 2 * thickness,
      minWidth: minWidth * thickness,
      maxWidth: maxWidth * thickness,
      velocityFilterWeight: 0.7,
      compositeOperation: 'source-over',
    })),
  );
}

/** The maximum size of a signature, bytes. */
const heaviest = 200 * 1024;
/** px around the strokes, at the size they were written. */
const margin = 10;
const scales = [2, 1.5, 1, 0.7, 0.5];

/** The ink as a PNG of at most 200 KB, trimmed, on a transparent ground; twice as sharp as written where it fits. */
export async function inkPicture(ink: Ink, Library: PadLibrary): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const scale of scales) {
    const trimmed = trimInk(ink, margin, scale);
    const canvas = document.createElement('canvas');
    canvas.width = trimmed.width;
    canvas.height = trimmed.height;
    const pad = new Library(canvas, pen);
    pad.off();
    drawInk(pad, trimmed, scale);
    smallest = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (smallest && smallest.size <= heaviest) return smallest;
  }
  if (!smallest) throw new Error('the canvas gave no picture');
  return smallest;
}
