import type { MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { upload } from '@qianwei/api/contract/upload';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, StoryApp } from '../client/story-client.tsx';
import { drawnPhoto } from '../photo/drawn-photo.fixtures.ts';
import { chooseFiles } from '../testing/choose-files.ts';
import { portraitFile } from '../testing/portrait-file.ts';
import { material, materialFile, oldPhoto, returnedPhoto, safePhoto } from './material.fixtures.ts';
import { PhotoWays } from './PhotoWays.tsx';

const stored = {
  ...{ fileId: 'photo-new', fileName: 'photo.jpg', fileSize: 60_000, fileType: 'image/jpeg' },
  ...{ sha256: '8f3a61c2'.repeat(8), url: drawnPhoto(), width: 480, height: 640, warnings: [] },
};
const why = '照片须为 480×640 像素的 JPG，当前为 413×626';

interface WaysProps {
  photos: readonly MaterialFile[];
  fixtures?: Fixture[];
  returned?: MaterialFile;
  initial?: readonly string[];
  months?: number;
}

/** The ways in a form that keeps its value. */
function Ways({ photos, fixtures = [], returned, initial = [], months = 12 }: WaysProps) {
  const [value, setValue] = useState(initial);
  return (
    <StoryApp fixtures={fixtures}>
      <PhotoWays
        {...{ material: material('GRAD_PHOTO', ...photos), months, value, onChange: setValue }}
        {...(returned && { returned: { fileId: returned.fileId, reason: why } })}
      />
      <p data-ids>{value.join()}</p>
    </StoryApp>
  );
}

/** Shows the ways; `ids` are those that the form has. */
async function open(photos: readonly MaterialFile[], more: Omit<WaysProps, 'photos'> = {}) {
  const { container } = await render(<Ways photos={photos} {...more} />);
  return { container, ids: () => container.querySelector('[data-ids]')?.textContent };
}

const radio = (name: RegExp) => page.getByRole('radio', { name });
/** Circle, picture and words are one target, which lies above the radio. */
async function press(words: string) {
  // A returned photo is looked at first.
  await expect.element(radio(new RegExp(words))).toBeEnabled();
  await radio(new RegExp(words)).click({ force: true });
}
const use = () => page.getByRole('button', { name: '用这张照片' });

it('/apply the photo of a sign-up is chosen by the keyboard, with its pixels, size and last day', async () => {
  const { ids } = await open([safePhoto]);
  const safe = radio(/用保险箱里的照片.*全部合格/);
  await expect
    .element(safe)
    .toHaveAccessibleDescription(
      /480 × 640，212 KB，2026-05-20 上传，可用到 2027-05-20，学位英语报名审核通过/,
    );
  (safe.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(ids).toBe('photo-safe');
});

it('/apply a photo that is too old says so and cannot be chosen', async () => {
  await open([oldPhoto]);
  await expect.element(radio(/用保险箱里的照片/)).toBeDisabled();
  await expect.element(page.getByText(/已过期，照片太旧，不能再用/)).toBeVisible();
});

it('/apply a photo of other pixels says so, and cannot be chosen', async () => {
  await open([{ ...returnedPhoto, validUntil: null }]);
  await expect.element(radio(/用保险箱里的照片/)).toBeDisabled();
  await expect.element(page.getByText(/尺寸不符，须为 480 × 640 像素/)).toBeVisible();
});

it('/apply the returned photo is not handed in again as it is, in no other place either', async () => {
  const copy = { ...returnedPhoto, fileId: 'photo-copy' };
  await open([copy, returnedPhoto], { returned: returnedPhoto, initial: ['photo-returned'] });
  await expect.element(radio(/裁剪原来这张.*可能再退回/)).not.toBeChecked();
  await expect.element(page.getByText('413 × 626，要放大 1.16 倍，会略模糊')).toBeVisible();
  await expect.element(radio(/保险箱/)).not.toBeInTheDocument();
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
});

it('/apply the returned photo is cut to 480×640 on this device, and only then handed in', async () => {
  const file = await portraitFile(413, 626);
  const url = URL.createObjectURL(file);
  const returned = { ...returnedPhoto, url };
  const send = vi.fn(() => stored);
  const { ids } = await open([returned], { returned, fixtures: [answers(upload, send)] });
  await press('裁剪原来这张');
  await expect.element(page.getByText(/所选部分不到 480 × 640，是放大来的/)).toBeVisible();
  expect(ids()).toBe('');
  expect(send).not.toHaveBeenCalled();
  await use().click();
  await expect.poll(ids).toBe('photo-new');
  await expect.element(radio(/刚上传的照片/)).toBeChecked();
  URL.revokeObjectURL(url);
});

it('/apply a returned photo that does not open says so, and opens by another press', async () => {
  const url = URL.createObjectURL(await portraitFile(413, 626));
  const returned = { ...returnedPhoto, url };
  await open([returned], { returned });
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('裁剪原来这张');
  await expect.element(page.getByRole('alert')).toHaveTextContent('原来这张没有打开');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.element(page.getByRole('img', { name: /证件照裁剪/ })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  fetching.mockRestore();
  URL.revokeObjectURL(url);
});

it('/apply a returned photo that no cutting mends says why before it is chosen, and cannot be', async () => {
  const canvas = new OffscreenCanvas(413, 626);
  const context = canvas.getContext('2d')!;
  const grain = context.createImageData(413, 626);
  grain.data.forEach((_, at) => {
    grain.data[at] = at % 4 === 3 ? 255 : 120 + ((Math.floor(at / 4) * 7919) % 120);
  });
  context.putImageData(grain, 0, 0);
  const url = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
  const returned = { ...returnedPhoto, url };
  await open([returned, safePhoto], { returned });
  const way = radio(/裁剪原来这张/);
  await expect
    .element(way)
    .toHaveAccessibleDescription(/裁了也不能用：照片须为彩色，这张是黑白的，请换一张彩色照片/);
  await expect.element(way).toBeDisabled();
  await expect.element(radio(/用保险箱里的照片/)).toBeEnabled();
  await expect.element(radio(/重新上传或现拍/)).toBeEnabled();
  URL.revokeObjectURL(url);
});

it('/apply a new photo with the content of the returned one is refused', async () => {
  const same = answers(upload, { ...stored, sha256: returnedPhoto.sha256 });
  const { container, ids } = await open([returnedPhoto, safePhoto], {
    returned: returnedPhoto,
    fixtures: [same],
    initial: ['photo-safe'],
  });
  await press('重新上传或现拍');
  chooseFiles(container, await portraitFile());
  await use().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('这张和被退回的完全一样，不能再交');
  expect(ids()).toBe('photo-safe');
  await press('用保险箱里的照片');
  await expect.element(use()).not.toBeInTheDocument();
  expect(ids()).toBe('photo-safe');
});

it('/apply a photo that could not be sent stays on the device, and is sent by another press', async () => {
  let isOffline = true;
  const later = answers(upload, stored);
  const flaky: Fixture = {
    path: upload.path,
    reply: (payload) => (isOffline ? offline(upload).reply(payload) : later.reply(payload)),
  };
  const { container, ids } = await open([materialFile('p', safePhoto)], {
    fixtures: [flaky],
    initial: ['photo-safe'],
  });
  await press('重新上传或现拍');
  chooseFiles(container, await portraitFile());
  await expect.element(page.getByText(/^480 × 640$/).first()).toBeVisible();
  await use().click();
  await expect.element(page.getByText('照片还在这台设备上，没有丢。')).toBeInTheDocument();
  // The one that was chosen before stays until the new one is stored.
  await expect.element(page.getByText('新的一张用上之前，交的还是原来选好的那张。')).toBeVisible();
  expect(ids()).toBe('photo-safe');
  isOffline = false;
  await page.getByRole('button', { name: '再传一次' }).click();
  await expect.poll(ids).toBe('photo-new');
});

it('/apply says how old a photo may be as the rules of the batch have it', async () => {
  await open([], { months: 6 });
  await press('上传或现拍');
  await expect.element(page.getByText(/近 6 个月内拍摄/)).toBeVisible();
});
