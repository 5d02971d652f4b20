import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { manyPeriods, sampleTrend, trendWithGaps } from './sampleTrend.ts';
import { TrendChart } from './TrendChart.tsx';

export default {
  component: TrendChart,
  args: { periods: sampleTrend },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters.width ?? 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrendChart>;

type Story = StoryObj<typeof TrendChart>;

export const Default: Story = {};

export const Playground: Story = { args: { pass: 60, degree: 75 } };

/** A point as the keyboard reads it. */
export const Reading: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
  },
};

/** As wide as a page's content. */
export const Wide: Story = { parameters: { width: 880 } };

export const OnePoint: Story = { args: { periods: sampleTrend.slice(0, 1) } };

export const TwoPoints: Story = { args: { periods: sampleTrend.slice(0, 2) } };

export const ThreePoints: Story = { args: { periods: sampleTrend.slice(0, 3) } };

export const SixtyPoints: Story = { args: { periods: manyPeriods(60) } };

export const AbsencesAndGaps: Story = { args: { periods: trendWithGaps } };

export const ManyAttemptsInOnePeriod: Story = {
  args: {
    periods: [
      {
        id: '26.04',
        label: '26.04',
        attempts: [66, 66, 66, 81, 92, null, null].map((score, index) => ({ id: String(index), score })),
      },
      { id: '26.10', label: '26.10', attempts: [{ id: 'one', score: 71 }] },
    ],
  },
};

export const OutOfRange: Story = {
  args: {
    periods: [-20, 104, 1_234_567_890, Number.NaN, 0, 100].map((score, index) => ({
      id: String(index),
      label: `2${index}.04`,
      attempts: [{ id: 'one', score }],
    })),
  },
};

export const LongNames: Story = {
  args: {
    periods: [
      {
        id: 'long',
        label: '26.04',
        name: '2026年4月高等教育自学考试（补考）',
        attempts: [{ id: 'one', name: '习近平新时代中国特色社会主义思想概论'.repeat(2), score: 58 }],
      },
      {
        id: 'unbroken',
        label: '26.10',
        name: 'W'.repeat(80),
        attempts: [{ id: 'one', name: '𠮷䶮 📚 مقدمة', score: 88 }],
      },
    ],
  },
  play: Reading.play,
};

export const Empty: Story = { args: { periods: [] } };

export const NoDegreeLine: Story = { args: { degree: null } };

export const HugeText: Story = { args: { periods: trendWithGaps }, globals: { text: 'huge' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
