import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Facts } from './Facts.tsx';

export default {
  component: Facts,
  args: { facts: ['04735', '共 44 题', '100 分', '90 分钟', '60 分合格'] },
} satisfies Meta<typeof Facts>;

type Story = StoryObj<typeof Facts>;

export const Default: Story = {};

export const Playground: Story = { args: { facts: ['2026年下半年批次', '会计学（专升本）120203K'] } };

/** In its place below the title of a page. */
export const AsLede: Story = {
  render: (args) => <PageHeader title="《数据库系统原理》综合测验" lede={<Facts {...args} />} />,
};

export const LongWords: Story = {
  args: { facts: ['𠮷䶮 🎓', 'W'.repeat(80), 'مراجعة 审核', '', '习近平新时代中国特色社会主义思想概论'] },
};
