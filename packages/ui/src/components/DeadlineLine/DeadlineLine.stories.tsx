import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeadlineLine } from './DeadlineLine.tsx';
import { sampleDeadlines, sampleNow } from './sampleDeadlines.ts';

export default {
  component: DeadlineLine,
  args: { items: sampleDeadlines, from: sampleNow },
} satisfies Meta<typeof DeadlineLine>;

type Story = StoryObj<typeof DeadlineLine>;

export const Default: Story = {};

export const Playground: Story = { args: { days: 21 } };

export const One: Story = { args: { items: sampleDeadlines.slice(0, 1) } };

/** The label of a deadline at the end is to the left of its stem. */
export const AtTheEnd: Story = {
  args: {
    items: [
      ...sampleDeadlines.slice(0, 2),
      {
        id: 'end',
        at: sampleNow + 28 * 86_400_000,
        when: '12月19日 09:00',
        what: '论文答辩（线上），请提前 30 分钟签到',
      },
    ],
  },
};

export const LongNames: Story = {
  args: {
    items: [
      {
        id: 'long',
        at: sampleNow + 86_400_000,
        when: '明天 20:14',
        what: '习近平新时代中国特色社会主义思想概论综合测验第二次机会到时自动交卷',
        tone: 'danger',
      },
      {
        id: 'unbroken',
        at: sampleNow + 3 * 86_400_000,
        when: '11月24日',
        what: 'W'.repeat(80),
        tone: 'warning',
      },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };

/** Deadlines outside are clamped to the ends, and no label covers another. */
export const OutOfRange: Story = {
  args: {
    items: [
      { id: 'past', at: 0, when: '1970年1月1日', what: '早已过去的一天', tone: 'danger' },
      ...sampleDeadlines.slice(0, 2),
      { id: 'far', at: Date.UTC(9999, 0, 1), when: '9999年1月1日', what: '很久以后' },
    ],
  },
};

export const ManyOnOneDay: Story = {
  args: {
    items: sampleDeadlines.map((item, index) => ({
      ...item,
      at: sampleNow + 6 * 86_400_000 + index * 60_000,
    })),
  },
};

export const RareCharacters: Story = {
  args: {
    items: [
      {
        id: 'rare',
        at: sampleNow + 86_400_000,
        when: '明天 20:14',
        what: '𠮷䶮同学的答辩 🎓 \u202Eשלום',
        tone: 'warning',
      },
    ],
  },
};
