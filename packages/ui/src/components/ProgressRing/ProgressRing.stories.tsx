import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from './ProgressRing.tsx';

export default {
  component: ProgressRing,
  args: { value: 0.536, figure: '48:12', note: '剩余' },
} satisfies Meta<typeof ProgressRing>;

type Story = StoryObj<typeof ProgressRing>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

export const Large: Story = { args: { size: 'large' } };

export const Small: Story = { args: { size: 'small' } };

export const Watched: Story = { args: { value: 0.86, figure: '86%', note: '视频', tone: 'success' } };

export const LittleTimeLeft: Story = { args: { value: 0.03, figure: '02:40', tone: 'danger' } };

export const NotBegun: Story = { args: { value: 0, figure: '0%', note: '视频' } };

export const Complete: Story = { args: { value: 1, figure: '100%', note: '视频', tone: 'success' } };

export const Drawn: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <ProgressRing value={0.536} figure="48:12" note="剩余" />
      <ProgressRing value={0.86} figure="86%" note="视频" tone="success" />
    </div>
  ),
};

export const Warning: Story = { args: { value: 0.2, figure: '6 天', note: '离截止', tone: 'warning' } };

export const Negative: Story = { args: { value: -2, figure: '-200%' } };

export const Huge: Story = { args: { value: 1e9, figure: '100000000000%', note: '视频与随堂练习与阅读' } };

export const LongTime: Story = { args: { value: 0.9, figure: '128:00:12' } };
