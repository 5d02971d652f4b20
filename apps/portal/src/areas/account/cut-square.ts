import { type Crop, cropSquare } from './crop.ts';

/** Pixels of an avatar's side: sharp enough on a dense screen, small enough for a slow network. */
const side = 512;

/** Draws the chosen square of a picture over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side: length } = cropSquare(picture.width, picture.height, crop);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, length, length, 0, 0, canvas.width, canvas.height);
}

/** The chosen square as a JPEG file of 512 × 512 pixels; transparent parts become white. */
export async function cutSquare(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawSquare(canvas, picture, crop);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (blob === null) throw new Error('the canvas gave no picture');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
