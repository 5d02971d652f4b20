import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from './TextButton.tsx';

export default { component: TextButton, args: { children: '换一张' } } satisfies Meta<typeof TextButton>;

type Story = StoryObj<typeof TextButton>;

export const Default: Story = {};

export const Playground: Story = { args: { children: '重新加载' } };

export const LongText: Story = { args: { children: 'W'.repeat(80) } };

export const RareText: Story = { args: { children: '𠮷䶮 😀 مرحبا' } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
