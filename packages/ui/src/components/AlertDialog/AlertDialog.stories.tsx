import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

export default {
  component: AlertDialog,
  args: {
    title: '还有 3 题未答，确定交卷？',
    children: '未答第 33、41、44 题，共 29 分。剩余 12:08，交卷后不能再改。',
    isOpen: true,
    onOpenChange: () => {},
    safeLabel: '回去作答',
    actLabel: '仍然交卷',
    onAct: () => {},
  },
} satisfies Meta<typeof AlertDialog>;

type Story = StoryObj<typeof AlertDialog>;

export const Default: Story = {};

export const Playground: Story = {};

export const Going: Story = {
  args: {
    title: '确定退出登录？',
    children: '你有未保存的论文修改，草稿留在这台设备上。',
    safeLabel: '继续写',
    actLabel: '退出登录',
    emphasis: 'act',
  },
};

export const Danger: Story = {
  args: {
    title: '撤销 02324 离散数学的报考？',
    children: '撤销后名额释放，11月27日 17:00 前可以重新报考。',
    safeLabel: '保留',
    actLabel: '撤销报考',
    emphasis: 'danger',
  },
};

export const Acting: Story = { args: { acting: true } };

export const LongText: Story = { args: { title: 'W'.repeat(80), safeLabel: '回去把没有答完的题答完再交卷' } };

/** The answers stay visible while the question scrolls. */
export const LongContent: Story = {
  args: { children: '未答第 33、41、44 题，共 29 分。交卷后不能再改。'.repeat(60) },
};

export const RareNames: Story = {
  args: { title: '放弃 𠮷野䶮 😀 的报考？', children: 'مرحبا 02324 离散数学' },
};
