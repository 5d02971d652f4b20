import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export default {
  component: Dialog,
  args: {
    title: '切换专业',
    isOpen: true,
    onOpenChange: () => {},
    children: '切换后，首页、考试计划和论文都按所选专业显示。',
    actions: <Button variant="primary">切换到会计学</Button>,
  },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'wide' } };

export const Wide: Story = { args: { width: 'wide' } };

export const NoActions: Story = { args: { actions: undefined } };

export const LongText: Story = {
  args: { title: 'W'.repeat(80), children: '未答的题按零分计算，交卷后不能再改。'.repeat(40) },
};
