import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRuler } from './DateRuler.tsx';
import { sampleExamDay, samplePeriod } from './samplePeriod.ts';

export default {
  component: DateRuler,
  args: { label: '2027年1月考期', ...samplePeriod },
} satisfies Meta<typeof DateRuler>;

type Story = StoryObj<typeof DateRuler>;

export const Default: Story = {};

export const Playground: Story = { args: { scale: 'time', unit: 'day' } };

/** As on a ticket. */
export const ExamDay: Story = { args: sampleExamDay };

export const BeforeIt: Story = { args: { now: undefined, nowNote: undefined } };

/** The words of now are to the left of its mark. */
export const NearTheEnd: Story = {
  args: { now: Date.UTC(2027, 1, 1), nowNote: '成绩 2月中旬公布' },
};

export const OnePoint: Story = { args: { points: samplePeriod.points.slice(0, 1) } };

export const NoPoint: Story = { args: { points: [] } };

/** Labels that would touch move down a row. */
export const Crowded: Story = {
  args: {
    scale: 'time',
    unit: 'day',
    now: undefined,
    nowNote: undefined,
    points: samplePeriod.points.slice(0, 3),
  },
};

export const LongNames: Story = {
  args: {
    points: samplePeriod.points.map((point, index) => ({
      ...point,
      label: index === 1 ? 'W'.repeat(80) : `${point.label}（以云川省高等教育自学考试委员会办公室通知为准）`,
    })),
  },
};
