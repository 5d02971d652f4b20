import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from './TextButton.tsx';

export default { component: TextButton, args: { children: '换一张' } } satisfies Meta<typeof TextButton>;

type Story = StoryObj<typeof TextButton>;

export const Default: Story = {};

export const Playground: Story = { args: { children: '重新加载' } };
