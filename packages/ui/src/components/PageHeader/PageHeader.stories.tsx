import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const unbroken = 'W'.repeat(80);

export default {
  component: PageHeader,
  args: { title: '毕业材料提交', lede: '2026年下半年批次 · 会计学（专升本）120203K' },
} satisfies Meta<typeof PageHeader>;

type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {};

export const Playground: Story = { args: { actions: <Button icon="print">打印</Button> } };

export const RareCharacters: Story = { args: { title: '𠮷䶮 🎓', lede: 'مراجعة 审核' } };

export const TitleOnly: Story = { args: { lede: undefined } };

export const LongNames: Story = {
  args: {
    title: '习近平新时代中国特色社会主义思想概论与马克思主义基本原理（含实践）',
    lede: unbroken,
    actions: <Button>导出日历</Button>,
  },
};
