import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

export default {
  component: ProgressBar,
  args: { label: '正在上传 毕业登记表.pdf', value: 0.42 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'large', tone: 'success', label: '视频学习', value: 0.86, valueText: '43 / 50 课时' },
};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ProgressBar label="学习进度" value={0.42} />
      <ProgressBar label="视频已看完" value={1} tone="success" />
      <ProgressBar label="空间将满" value={0.91} tone="warning" valueText="4.6 / 5 GB" />
      <ProgressBar label="答题时间将尽" value={0.04} tone="danger" valueText="还剩 02:40" size="large" />
    </div>
  ),
};

export const Unknown: Story = { args: { label: '正在检查文件', value: undefined } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const NotBegun: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 1 } };

export const Negative: Story = { args: { value: -3 } };

export const Huge: Story = { args: { value: 1e9, valueText: '1000000000 / 1 份' } };

export const LongLabel: Story = {
  args: { label: `${'习'.repeat(40)}${'W'.repeat(80)}.pdf`, valueText: '12.4 / 20.0 MB' },
};
