import { type Crop, cropBox } from './crop.ts';

/** The result of the cropper. */
export interface CropOutput {
  /** px. The shape of the crop is theirs: 480 × 640 crops 3:4. */
  width: number;
  height: number;
  /** Default `image/jpeg`, with white where the picture is transparent. */
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Bytes the result may have; the quality is chosen so that it falls between them where it can. */
  minBytes?: number;
  maxBytes?: number;
}

/** Draws the chosen part of a picture over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { left, top, width, height } = cropBox(picture, canvas.width / canvas.height, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The chosen part as a file's content, exactly as large as asked. */
export async function cutPicture(picture: ImageBitmap, crop: Crop, output: CropOutput): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  drawCrop(canvas, picture, crop);
  const type = output.type ?? 'image/jpeg';
  if (type === 'image/jpeg') whiten(canvas);
  return encode(canvas, type, output);
}

function whiten(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

const usualQuality = 0.92;
const lowestQuality = 0.3;
/** This many halvings of the range find the quality to within one hundredth. */
const tries = 7;

/** The usual quality where it fits; a lower or higher one where the bytes ask for it. */
async function encode(
  canvas: HTMLCanvasElement,
  type: string,
  { minBytes = 0, maxBytes = Number.POSITIVE_INFINITY }: CropOutput,
): Promise<Blob> {
  const usual = await blobOf(canvas, type, usualQuality);
  if (usual.size > maxBytes) return bestWithin(canvas, type, maxBytes, lowestQuality, usualQuality);
  if (usual.size < minBytes) return bestWithin(canvas, type, maxBytes, usualQuality, 1);
  return usual;
}

/** The best quality between two with at most `maxBytes`; the lower one when none has. */
async function bestWithin(
  canvas: HTMLCanvasElement,
  type: string,
  maxBytes: number,
  from: number,
  to: number,
): Promise<Blob> {
  let best = await blobOf(canvas, type, to);
  if (best.size <= maxBytes) return best;
  best = await blobOf(canvas, type, from);
  let [low, high] = [from, to];
  for (let step = 0; step < tries; step += 1) {
    const quality = (low + high) / 2;
    const blob = await blobOf(canvas, type, quality);
    if (blob.size > maxBytes) high = quality;
    else [low, best] = [quality, blob];
  }
  return best;
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('the canvas gave no picture'))),
      type,
      quality,
    ),
  );
}
