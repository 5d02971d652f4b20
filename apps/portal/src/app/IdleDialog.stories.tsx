import type { Meta, StoryObj } from '@storybook/react-vite';
import IdleDialog from './IdleDialog.tsx';

const now = 1_795_262_400_000;

export default {
  component: IdleDialog,
  args: {
    endsAt: now + 299_000,
    clock: () => now,
    quietMinutes: 55,
    isAsking: false,
    hasFailed: false,
    onStay: () => {},
    onLeave: () => {},
  },
} satisfies Meta<typeof IdleDialog>;

type Story = StoryObj<typeof IdleDialog>;

export const Default: Story = {};

export const Playground: Story = {};

/** The student wants to stay, and the server has not answered yet. */
export const Asking: Story = { args: { isAsking: true } };

/** In the last minute, without a network. */
export const Failed: Story = { args: { endsAt: now + 42_000, hasFailed: true } };
