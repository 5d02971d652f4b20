import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageCropper } from './ImageCropper.tsx';
import { samplePicture } from './samplePicture.ts';

const avatar = { width: 512, height: 512 };
/** 证件照: 480 × 640 px, 20 to 500 KB. */
const photo = { width: 480, height: 640, minBytes: 20 * 1024, maxBytes: 500 * 1024 };

/** Draws the picture that a story crops: only a browser can. */
const picture =
  (width: number, height: number) =>
  ({ args }: { args: { file: Blob | null } }) => {
    args.file = samplePicture(width, height);
  };

export default {
  component: ImageCropper,
  args: { file: null, output: photo },
  beforeEach: picture(1200, 900),
} satisfies Meta<typeof ImageCropper>;

type Story = StoryObj<typeof ImageCropper>;

/** The picture is compared when it has been opened. */
const opened: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('slider');
};

export const Default: Story = { play: opened };

export const Playground: Story = { args: { output: avatar, shape: 'round' }, play: opened };

export const Avatar: Story = { args: { output: avatar, shape: 'round' }, play: opened };

export const Turned: Story = {
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('img'));
    await userEvent.keyboard('{+}{+}{+}{ArrowUp}');
  },
};

export const TooSmall: Story = { beforeEach: picture(120, 90), play: opened };

export const VeryTall: Story = { beforeEach: picture(200, 4000), play: opened };

export const Missing: Story = {
  beforeEach: ({ args }) => {
    args.file = null;
  },
};

export const Broken: Story = {
  args: { output: avatar, shape: 'round' },
  beforeEach: ({ args }) => {
    args.file = new File(['MZ'], '照片.jpg', { type: 'image/jpeg' });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
