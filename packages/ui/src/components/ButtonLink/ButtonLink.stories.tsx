import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

export default { component: ButtonLink, args: { href: '#answer', children: '继续作答' } } satisfies Meta<
  typeof ButtonLink
>;

type Story = StoryObj<typeof ButtonLink>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', size: 'large', icon: 'exam', block: true } };

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const LongText: Story = {
  args: { block: true, children: '继续学习 习近平新时代中国特色社会主义思想概论（含实践）𠮷䶮 😀' },
};

export const Unbroken: Story = { args: { block: true, children: 'W'.repeat(80) } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
