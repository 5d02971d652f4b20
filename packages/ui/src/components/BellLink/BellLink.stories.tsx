import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellLink } from './BellLink.tsx';

export default { component: BellLink, args: { href: '#notice', count: 3 } } satisfies Meta<typeof BellLink>;

type Story = StoryObj<typeof BellLink>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 12 } };

export const NothingNew: Story = { args: { count: 0 } };

export const Many: Story = { args: { count: 1000 } };

export const Negative: Story = { args: { count: -3 } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
