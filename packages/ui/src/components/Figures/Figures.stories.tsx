import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figures } from './Figures.tsx';

export default {
  component: Figures,
  args: {
    label: '我的成绩',
    figures: [
      { name: '最高成绩', value: '78', of: '/ 100' },
      { name: '已用次数', value: '1', of: '/ 3 次' },
      { name: '合格线', value: '60', of: '分' },
      { name: '时长', value: '90', of: '分钟' },
    ],
  },
} satisfies Meta<typeof Figures>;

type Story = StoryObj<typeof Figures>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: '学分', figures: [{ name: '已取得学分', value: '57', of: '/ 75' }] },
};

/** Missing figures, and some longer than others. */
export const Unlike: Story = {
  args: {
    figures: [
      { name: '最高成绩', value: '—', of: '/ 100' },
      { name: '登记编号', value: '20261121000123' },
      { name: '学士学位外语考试与实践考核报名费用合计', value: '1 280.50', of: '元' },
    ],
  },
};
