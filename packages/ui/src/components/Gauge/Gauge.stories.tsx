import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge } from './Gauge.tsx';

export default {
  component: Gauge,
  args: { label: '学位均分', value: 68.8, need: 70, min: 50, max: 90 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gauge>;

type Story = StoryObj<typeof Gauge>;

/** Before the mark. */
export const Default: Story = {};

export const Playground: Story = { args: { value: 42, min: 0, max: 100 } };

export const Reached: Story = { args: { value: 72.4 } };

/** A value beyond the scale is drawn at its end, and the words of a mark near the end stand before it. */
export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Gauge {...args} label="低于尺子" value={12} />
      <Gauge {...args} label="高于尺子" value={104} need={89} />
      <Gauge {...args} label="正好" value={70} />
    </div>
  ),
};

/** A limit that is better not crossed: kept, crossed, and one from which on it warns. */
export const Limits: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Gauge {...args} label="总文字复制比" value={18} need={25} min={0} max={100} limit="danger" />
      <Gauge {...args} label="总文字复制比" value={31.2} need={25} min={0} max={100} limit="danger" />
      <Gauge {...args} label="相似度" value={0.86} need={0.7} min={0} max={1} limit="warning" />
    </div>
  ),
};
