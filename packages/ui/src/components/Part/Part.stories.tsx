import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, Lines } from '../Lines/Lines.tsx';
import { Link } from '../Link/Link.tsx';
import { Part } from './Part.tsx';

const unbroken = 'W'.repeat(80);

export default {
  component: Part,
  args: {
    title: '题型分布',
    note: '共 44 题，100 分',
    children: (
      <Lines>
        <Line>单选题 20 题，每题 1 分</Line>
        <Line>多选题 10 题，每题 2 分</Line>
      </Lines>
    ),
  },
} satisfies Meta<typeof Part>;

type Story = StoryObj<typeof Part>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    title: '作答记录',
    note: (
      <Link href="#history" size="small">
        历史成绩与走势
      </Link>
    ),
  },
};

export const TitleOnly: Story = { args: { note: undefined } };

export const LongWords: Story = {
  args: { title: '习近平新时代中国特色社会主义思想概论与马克思主义基本原理（含实践）𠮷䶮', note: unbroken },
};
