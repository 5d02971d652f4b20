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
