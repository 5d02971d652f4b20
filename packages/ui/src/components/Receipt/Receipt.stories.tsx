import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Receipt } from './Receipt.tsx';

const unbroken = 'W'.repeat(80);

export default {
  component: Receipt,
  args: {
    rows: [
      { term: '回执号', value: 'BY20261112-000087', look: 'number' },
      { term: '事项', value: '毕业申请，第 1 次提交' },
      { term: '时间', value: '2026年11月12日（周四）21:08:40' },
      { term: '材料', value: '登记表 1 份，附件 7 个' },
      { term: '校验码', value: '8F3A 61C2 D90E', look: 'code' },
    ],
    next: '重新提交后换发新回执，旧回执保留可查。',
    onPrint: () => {},
    actions: <Link href="#save">存为 PDF</Link>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Receipt>;

type Story = StoryObj<typeof Receipt>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: '报考回执', headingLevel: 2, texts: { print: '打印回执' } },
};

export const RowsOnly: Story = { args: { next: undefined, actions: undefined, onPrint: undefined } };

export const LongValues: Story = {
  args: {
    title: unbroken,
    rows: [
      { term: '回执号', value: unbroken, look: 'number' },
      { term: '助学单位联系人与电话', value: unbroken },
      { term: '姓名', value: '𠮷田䶮 🎓 مراجعة' },
      { term: '校验码', value: '8F3A 61C2 D90E', look: 'code', copyText: '8F3A61C2D90E' },
    ],
    next: unbroken,
  },
};
