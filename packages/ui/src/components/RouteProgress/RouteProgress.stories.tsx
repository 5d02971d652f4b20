import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteProgress } from './RouteProgress.tsx';

export default { component: RouteProgress, args: { active: true } } satisfies Meta<typeof RouteProgress>;

type Story = StoryObj<typeof RouteProgress>;

/** At the top edge of the window. */
export const Default: Story = {};

export const Playground: Story = {};

export const Idle: Story = { args: { active: false } };
