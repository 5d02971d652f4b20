// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StoryApp } from '../client/story-client.tsx';
import { chooseFiles } from '../testing/choose-files.ts';
import { portraitFile } from '../testing/portrait-file.ts';
import { material, materialFile, oldPhoto, returnedPhoto, safePhoto } from './material.fixtures.ts';
import { PhotoWays } from './PhotoWays.tsx';
import type { ReturnedPhoto } from './photo-ways.ts';

interface WaysStory {
  material: ApplyMaterial;
  initial?: readonly string[];
  returned?: ReturnedPhoto;
  error?: string;
}

/** The field in a form that keeps its value. */
function Ways({ initial = [], ...field }: WaysStory) {
  const [value, setValue] = useState(initial);
  return (
    <StoryApp fixtures={[]}>
      <div style={{ maxWidth: 700 }}>
        <PhotoWays {...field} months={12} value={value} onChange={setValue} />
      </div>
    </StoryApp>
  );
}

const why = '照片须为 480×640 像素的 JPG，当前为 413×626';

export default {
  component: Ways,
  args: { material: material('GRAD_PHOTO', safePhoto) },
} satisfies Meta<typeof Ways>;

type Story = StoryObj<typeof Ways>;

/** The photo of a sign-up, which staff have looked at. */
export const Default: Story = { args: { initial: [safePhoto.fileId] } };
export const Playground: Story = { tags: ['!test'] };
export const Empty: Story = { args: { material: material('GRAD_PHOTO') } };
/** As drawn: the returned one can be cut, and is not handed in as it is. */
export const Returned: Story = {
  args: {
    material: material('GRAD_PHOTO', returnedPhoto, safePhoto),
    initial: [safePhoto.fileId],
    returned: { fileId: returnedPhoto.fileId, reason: why },
  },
};
/** Nothing was chosen yet after the return. */
export const ReturnedUnchosen: Story = {
  args: {
    material: material('GRAD_PHOTO', returnedPhoto),
    initial: [returnedPhoto.fileId],
    returned: { fileId: returnedPhoto.fileId, reason: why },
    error: '电子注册照片还没有改，退回原因：照片尺寸不对',
  },
};
export const Expired: Story = { args: { material: material('GRAD_PHOTO', oldPhoto) } };
/** One that is too old in a month, and some more. */
export const ManyPhotos: Story = {
  args: {
    material: material(
      'GRAD_PHOTO',
      { ...safePhoto, validUntil: '2026-12-20' },
      ...Array.from({ length: 5 }, (_, at) => ({
        ...safePhoto,
        ...materialFile(`p-${at}`),
        width: 480,
        height: 640,
        url: safePhoto.url,
      })),
    ),
  },
};
/** A new picture that is too small is cut on this device, and each check says its value. */
export const Cutting: Story = {
  tags: ['undrawn'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /重新上传或现拍/ }));
    chooseFiles(canvasElement, await portraitFile(413, 626));
    await expect(await canvas.findByText(/所选部分不到 480 × 640/)).toBeVisible();
  },
};
