import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'when',
    title: '什么时候可以报考？',
    count: '2 条',
    content: '2027年1月考期：2026年11月16日 09:00 至 11月27日（周五）17:00。2027年4月考期另行通知。',
  },
  {
    id: 'fee',
    title: '报考费怎么交？',
    note: '数据更新于 11月21日',
    content: '提交报考后 24 小时内在线缴费；逾期未缴的报考自动取消。',
  },
  { id: 'clash', title: '两门课程时间冲突怎么办？', content: '同一半天只能报考一门，请保留其中一门。' },
];

export default { component: Accordion, args: { items, defaultOpen: ['when'] } } satisfies Meta<
  typeof Accordion
>;

type Story = StoryObj<typeof Accordion>;

export const Default: Story = {};

export const Playground: Story = {
  args: { multiple: true, headingLevel: 2, defaultOpen: ['when', 'fee'] },
};

export const Closed: Story = { args: { defaultOpen: [] } };

export const Several: Story = { args: { multiple: true, defaultOpen: ['when', 'clash'] } };

export const Disabled: Story = {
  args: {
    items: items.map((item) => (item.id === 'fee' ? { ...item, disabled: true, note: '提交后可见' } : item)),
  },
};

/** For lists on a phone. */
export const Stacked: Story = { args: { layout: 'stacked' } };

export const LongText: Story = {
  args: {
    multiple: true,
    defaultOpen: ['unbroken'],
    items: [
      {
        id: 'long',
        title: '习近平新时代中国特色社会主义思想概论与马克思主义基本原理（含实践）的报考条件和课程顶替规则',
        count: '9999 条',
        note: '2026年11月21日更新',
        content: '无',
      },
      { id: 'unbroken', title: 'W'.repeat(80), note: 'N'.repeat(40), content: 'C'.repeat(200) },
      { id: 'rare', title: '𠮷䶮 🎓 مراجعة', content: '𠮷' },
    ],
  },
};
