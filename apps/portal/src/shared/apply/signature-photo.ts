import { uploadScenes } from '@qianwei/api/contract/upload-scenes';

/** The longest side of a signature, px, from the sharpest to the smallest that can still be read. */
const sides = [900, 600, 400, 240];
/** Lightness from which a point is paper and below which it is ink, 0 to 255. */
const paperFrom = 200;
const inkBelow = 110;

/** Makes paper transparent and keeps the ink, with soft edges between. */
function clearPaper({ data }: ImageData): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const lightness = 0.3 * red + 0.59 * green + 0.11 * blue;
    const ink = Math.min(1, Math.max(0, (paperFrom - lightness) / (paperFrom - inkBelow)));
    data[at + 3] = alpha * ink;
  }
}

/** The error of a file that is no picture. */
export const unreadablePhoto = '这个文件不是能读的照片，请换一张 JPG 或 PNG';

/** Lets the student choose a picture; null when none is chosen. */
export const choosePhoto = (): Promise<File | null> =>
  new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.addEventListener('change', () => done(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => done(null));
    input.click();
  });

/** The address of a picture that stays for as long as the page is open. */
export const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.readAsDataURL(picture);
  });

/** The photo of a signature on paper as the picture that the pad would have made; null for a file that is no picture. */
export async function signatureOfPhoto(photo: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (bitmap === null) return null;
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    clearPaper(pixels);
    context.putImageData(pixels, 0, 0);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (picture !== null && picture.size <= uploadScenes.SIGNATURE.maxBytes) return picture;
  }
  return null;
}
