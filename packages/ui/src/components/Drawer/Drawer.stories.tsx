import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer } from './Drawer.tsx';

export default {
  component: Drawer,
  args: { title: '答题卡', isOpen: true, onOpenChange: () => {}, children: '已答 41，共 44' },
} satisfies Meta<typeof Drawer>;

type Story = StoryObj<typeof Drawer>;

export const Default: Story = {};

export const Playground: Story = {};

export const Start: Story = { args: { side: 'start', title: '菜单', children: <a href="#home">首页</a> } };

export const LongContent: Story = {
  args: { title: 'W'.repeat(80), children: '一题一格，铅笔痕是已答。'.repeat(120) },
};
