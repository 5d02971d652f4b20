import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

const unbroken = 'W'.repeat(80);

export default {
  component: ErrorState,
  args: { title: '成绩加载失败（网络超时）。', children: '其他内容可以照常使用。', onRetry: () => {} },
} satisfies Meta<typeof ErrorState>;

type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {};

export const Playground: Story = { args: { retryLabel: '再试一次' } };

export const Retrying: Story = { args: { retrying: true } };

export const NoRetry: Story = { args: { onRetry: undefined } };

export const RareCharacters: Story = { args: { title: '𠮷䶮 🎓', children: 'مراجعة' } };

export const LongText: Story = { args: { title: unbroken } };
