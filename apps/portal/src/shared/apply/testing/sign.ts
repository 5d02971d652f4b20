import { upload } from '@qianwei/api/contract/upload';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { writeOnPad } from '../../../../../../tests/browser/write-on-pad.ts';
import { answers } from '../../client/story-client.tsx';

/** A signature, as the server keeps it. */
export const signatureStored = answers(upload, {
  ...{ fileId: 'signature-1', fileName: '签名.png', fileSize: 4200, fileType: 'image/png' },
  ...{ url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' },
  ...{ width: 400, height: 120, sha256: 'c4'.padEnd(64, '0'), warnings: [] },
});

/** Writes a signature on the pad and confirms it. */
export async function confirmSignature(): Promise<void> {
  const pad = page.getByRole('img', { name: /手写签名区/ }).first();
  await expect.element(pad).toBeVisible();
  const canvas = () => pad.element() as HTMLCanvasElement;
  // The pad has its size when it has been measured.
  await expect.poll(() => canvas().width - Math.round(canvas().clientWidth * devicePixelRatio)).toBe(0);
  writeOnPad(canvas());
  await page.getByRole('button', { name: '使用此签名' }).click();
}

/** Writes a signature on the pad; ends when the server has it. */
export async function sign(): Promise<void> {
  await confirmSignature();
  await expect.element(page.getByRole('img', { name: '本人签名' })).toBeVisible();
}
