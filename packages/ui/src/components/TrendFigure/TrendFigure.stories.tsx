import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTrend, trendWithGaps } from '../TrendChart/sampleTrend.ts';
import { TrendFigure } from './TrendFigure.tsx';

export default {
  component: TrendFigure,
  args: { periods: sampleTrend },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 292 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrendFigure>;

type Story = StoryObj<typeof TrendFigure>;

export const Default: Story = {};

export const Playground: Story = { args: { pass: 60, degree: 75 } };

export const AbsencesAndGaps: Story = { args: { periods: trendWithGaps } };

export const Empty: Story = { args: { periods: [] } };
