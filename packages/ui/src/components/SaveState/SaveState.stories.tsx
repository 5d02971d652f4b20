import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveState } from './SaveState.tsx';

export default {
  component: SaveState,
  args: { state: 'saved', time: '20:14:33' },
} satisfies Meta<typeof SaveState>;

type Story = StoryObj<typeof SaveState>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'failed', onRetry: () => {} } };

/** As drawn, and what happens when it fails. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <SaveState state="saving" />
      <SaveState state="saved" time="20:14:33" />
      <SaveState state="offline" />
      <SaveState state="local" />
      <SaveState state="failed" onRetry={() => {}} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    state: 'local',
    texts: {
      local: '网络中断，20:16:05 已存本机，联网后自动补传；请不要清除浏览器数据，也不要换用其他设备作答',
    },
  },
};
