import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchButton } from './SearchButton.tsx';

export default { component: SearchButton, args: { onPress: () => {} } } satisfies Meta<typeof SearchButton>;

type Story = StoryObj<typeof SearchButton>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: '课程名称' } };

export const LongHint: Story = { args: { hint: '课程代码、课程名称、公告标题、功能、题目与讲义' } };

export const Unbroken: Story = { args: { hint: 'W'.repeat(80) } };

export const OtherKey: Story = { args: { shortcut: 'Ctrl K' } };

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
