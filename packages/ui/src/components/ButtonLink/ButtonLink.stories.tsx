import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

export default { component: ButtonLink, args: { href: '#answer', children: '继续作答' } } satisfies Meta<
  typeof ButtonLink
>;

type Story = StoryObj<typeof ButtonLink>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', size: 'large', icon: 'exam', block: true } };

export const Primary: Story = { args: { variant: 'primary' } };
