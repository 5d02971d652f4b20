import type { Meta, StoryObj } from '@storybook/react-vite';
import { writeOnPad } from '../../../../../tests/browser/write-on-pad.ts';
import { SignaturePad } from './SignaturePad.tsx';

export default {
  component: SignaturePad,
  args: {
    label: '本人签名',
    hint: '请用与证件一致的姓名签写，签名将印在诚信承诺书上。',
    onSign: () => {},
    onUploadInstead: () => {},
  },
} satisfies Meta<typeof SignaturePad>;

type Story = StoryObj<typeof SignaturePad>;

/** The width of a canvas that nobody has measured yet. */
const unmeasured = 300;

const written: Story['play'] = async ({ canvas }) => {
  const pad = await canvas.findByRole<HTMLCanvasElement>('img', {}, { timeout: 10_000 });
  // It takes ink once it has its size.
  while (pad.width === unmeasured) await new Promise(requestAnimationFrame);
  writeOnPad(pad);
};

export const Default: Story = {};

export const Playground: Story = { args: { pending: true }, play: written };

export const Written: Story = { play: written };

export const TooSimple: Story = { args: { error: '签名过于简单，请重新签写' } };

export const FullScreen: Story = {
  play: async (context) => {
    await written(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '全屏书写' }));
  },
};

export const LongWords: Story = {
  args: { label: '签'.repeat(40), hint: 'W'.repeat(80), onUploadInstead: undefined },
};
