import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Popover } from './Popover.tsx';

export default {
  component: Popover,
  args: {
    trigger: <Button>成绩怎么算</Button>,
    title: '过程性考核成绩',
    children: (
      <>
        <p>视频学习 86 × 30% + 章节测验 82 × 30% + 综合测验 78 × 40%，合计 81.6，按 30% 计入总评。</p>
        <p style={{ marginTop: 8 }}>
          <Link href="#rule">查看规则</Link>
        </p>
      </>
    ),
    defaultOpen: true,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320, padding: '8px 0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

type Story = StoryObj<typeof Popover>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'bottom start', title: '过程性考核成绩' } };

export const AtTheRight: Story = {
  args: { placement: 'right top', trigger: <IconButton icon="info" label="说明" /> },
};

export const Closed: Story = { args: { defaultOpen: false } };

export const LongContent: Story = {
  args: { children: '未答的题按零分计算，交卷后不能再改。'.repeat(60) },
};

export const Overlong: Story = {
  args: { title: 'W'.repeat(80), children: '习近平新时代中国特色社会主义思想概论（含实践）𠮷䶮'.repeat(3) },
};
