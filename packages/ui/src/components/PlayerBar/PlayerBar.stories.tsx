import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { PlayerBar } from './PlayerBar.tsx';
import { samplePlayer } from './samplePlayer.ts';

export default {
  component: PlayerBar,
  args: samplePlayer,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 784 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerBar>;

type Story = StoryObj<typeof PlayerBar>;

export const Default: Story = {};

export const Playground: Story = { args: { isPlaying: true, isMuted: true, isAudioOnly: true } };

/** Each says why it cannot be used. */
export const Unavailable: Story = {
  args: {
    nextTitle: '',
    unavailable: {
      next: '这是最后一节',
      subtitles: '这一节没有字幕',
      quality: '只听声音时没有画面',
      pictureInPicture: '这个浏览器不支持',
      volume: '音量由手机的按键调节',
    },
  },
};

/** A list of choices. */
export const Speeds: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '倍速 1.25' }));
    await screen.findByRole('menu');
  },
};

/** On a phone the rarer controls are in the menu at the end. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328, paddingTop: 380 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await screen.findByRole('menu');
  },
};

export const NarrowHuge: Story = {
  globals: { text: 'huge' },
  args: { position: 4000, duration: 5400 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};
