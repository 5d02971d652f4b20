import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
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

/** More than fits: it scrolls, and fades where there is more. */
export const Overflowing: Story = {
  args: { ...Many.args, selected: '6' },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Tabs {...args} />
    </div>
  ),
};

/** A filter for every panel, at the end of the line. */
export const Aside: Story = { args: { aside: <Button variant="quiet">2027年1月考期</Button> } };

export const Counts: Story = {
  args: {
    label: '公告',
    items: [
      { id: 'unread', label: '未读', count: 3, content: '3 条未读公告。' },
      { id: 'exam', label: '考务', note: '报考中', count: 120, content: '考务公告。' },
      { id: 'all', label: '全部', count: 0, content: '全部公告。' },
      { id: 'odd', label: '负数', count: -1, content: '没有。' },
    ],
  },
};

export const Vertical: Story = { args: { orientation: 'vertical', selected: '202701' } };

export const VerticalLongNames: Story = { args: { ...LongNames.args, orientation: 'vertical' } };

export const RareNames: Story = {
  args: {
    items: [
      { id: 'rare', label: '𠮷野䶮', note: '😀', content: '内容' },
      { id: 'rtl', label: 'مرحبا', note: '02324', content: '内容' },
    ],
  },
};

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Empty: Story = { args: { items: [] } };
