import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreSplit } from './ScoreSplit.tsx';

export default {
  component: ScoreSplit,
  args: {
    label: '04735 的成绩构成',
    parts: [
      { label: '过程性 82.8 × 30% ＝ 24.84', value: 24.84 },
      { label: '统考 50.3 × 70% ＝ 35.21', value: 35.21, isMissing: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 456 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScoreSplit>;

type Story = StoryObj<typeof ScoreSplit>;

/** The part still to be earned reaches the mark. */
export const Default: Story = {};

export const Playground: Story = { args: { parts: [{ label: '统考 72', value: 72 }] } };

/** More than the bar holds, and a mark at its end. */
export const Full: Story = {
  args: {
    parts: [
      { label: '卷面 80', value: 80 },
      { label: '平时 40', value: 40 },
    ],
    pass: 90,
    passText: '优秀 90',
  },
};
