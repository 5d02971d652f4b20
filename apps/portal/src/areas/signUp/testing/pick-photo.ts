import { upload } from '@qianwei/api/contract/upload';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answers } from '../../../shared/client/story-client.tsx';
import { photo } from '../sign-up.fixtures.ts';

/** A photo of 480 × 640 with colours, of more than 20 KB. */
async function portrait(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 640);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('The browser does not draw');
  const picture = context.createImageData(480, 640);
  picture.data.forEach((_, at) => {
    picture.data[at] = at % 4 === 3 ? 255 : 180 + ((at * 7919) % 61) - (at % 4 === 2 ? 30 : 0);
  });
  context.putImageData(picture, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })], '证件照.jpg', {
    type: 'image/jpeg',
  });
}

/** The server takes a photo. */
export const storedPhoto = answers(upload, {
  ...{ fileId: 'photo-new', fileName: 'photo.jpg', fileSize: 11_264, fileType: 'image/jpeg' },
  ...{ sha256: '8f3a61c2'.repeat(8), url: photo.url, warnings: [] },
});

/** Chooses a picture in the step 照片, as from a file dialog. */
export async function pick(container: HTMLElement) {
  const transfer = new DataTransfer();
  transfer.items.add(await portrait());
  await expect.element(page.getByRole('button', { name: '选择照片' })).toBeVisible();
  const input = container.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new TypeError('No picture can be chosen');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('img', { name: '要上传的照片' })).toBeVisible();
}
