/** The maximum of the longer side of an opened picture, px: more than any result needs, small enough for a phone. */
const longSideLimit = 2400;

/**
 * Opens a picture for drawing, upright and scaled down when it is huge. The caller closes it. Rejects when the file is
 * no picture or is broken.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const full = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = longSideLimit / Math.max(full.width, full.height);
  if (scale >= 1) return full;
  try {
    return await createImageBitmap(full, {
      resizeWidth: Math.max(1, Math.round(full.width * scale)),
      resizeHeight: Math.max(1, Math.round(full.height * scale)),
      resizeQuality: 'high',
    });
  } finally {
    full.close();
  }
}

/** The same picture turned a quarter clockwise. The caller closes both. */
export async function turnPicture(picture: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.height;
  canvas.height = picture.width;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(picture, 0, 0);
  return createImageBitmap(canvas);
}
