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
