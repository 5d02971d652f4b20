import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

export default {
  component: Tabs,
  args: {
    label: '考期',
    items: [
      { id: '202610', label: '2026年10月', note: '已结束', content: '考试已结束，成绩将于 11月25日公布。' },
      { id: '202701', label: '2027年1月', note: '报考中', content: '11月27日 17:00 截止。' },
      { id: '202704', label: '2027年4月', note: '预告', content: '2027-02-22 09:00 开始报考。' },
    ],
  },
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};

export const Playground: Story = {};

export const Chosen: Story = { args: { selected: '202701' } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `第 ${index + 1} 章`,
      content: `第 ${index + 1} 章的内容`,
    })),
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { id: 'long', label: '习近平新时代中国特色社会主义思想概论', note: '公共课', content: '内容' },
      { id: 'unbroken', label: 'W'.repeat(80), content: '内容' },
    ],
  },
};
