import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { IconButton } from './IconButton.tsx';

export default { component: IconButton, args: { icon: 'close', label: '关闭' } } satisfies Meta<
  typeof IconButton
>;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: 'menu', label: '打开菜单', size: 'large' } };

export const Small: Story = { args: { size: 'small' } };

export const Turned: Story = { args: { icon: 'chevron', label: '展开', turn: 'quarter' } };

export const WithBadge: Story = {
  args: { icon: 'notice', label: '通知，3 条未读', children: <CountBadge count={3} corner /> },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
