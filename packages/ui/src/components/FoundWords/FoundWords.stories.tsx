import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundWords } from './FoundWords.tsx';

export default {
  component: FoundWords,
  args: { words: '改约', children: '在“我的预约”中点击“改约”，最多改约2次。' },
} satisfies Meta<typeof FoundWords>;

type Story = StoryObj<typeof FoundWords>;

export const Default: Story = {};
export const Playground: Story = { args: { words: '预约' } };
export const Nothing: Story = { args: { words: '' }, tags: ['undrawn'] };
