import { upload } from '@qianwei/api/contract/upload';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answers } from '../../../shared/client/story-client.tsx';
import { chooseFiles } from '../../../shared/testing/choose-files.ts';
import { portraitFile } from '../../../shared/testing/portrait-file.ts';
import { photo } from '../sign-up.fixtures.ts';

/** The server takes a photo. */
export const storedPhoto = answers(upload, {
  ...{ fileId: 'photo-new', fileName: 'photo.jpg', fileSize: 11_264, fileType: 'image/jpeg' },
  ...{ sha256: '8f3a61c2'.repeat(8), url: photo.url, warnings: [] },
});

/** Chooses a picture in the step 照片, as from a file dialog. */
export async function pick(container: HTMLElement) {
  await expect.element(page.getByRole('button', { name: '选择照片' })).toBeVisible();
  chooseFiles(container, await portraitFile());
  await expect.element(page.getByRole('img', { name: '要上传的照片' })).toBeVisible();
}
