import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { UserButton } from '../UserButton/UserButton.tsx';
import { Menu } from './Menu.tsx';

export default {
  component: Menu,
  args: {
    trigger: <UserButton name="周子墨" />,
    placement: 'bottom start',
    items: [
      { id: 'account', label: '个人信息', icon: 'user', href: '#account' },
      { id: 'major', label: '切换专业', icon: 'swap', note: '2 个' },
      { id: 'password', label: '修改密码', icon: 'lock' },
      { id: 'version', label: '版本信息', icon: 'info', href: '#version' },
      { id: 'logout', label: '退出登录', icon: 'logout', apart: true },
    ],
  },
} satisfies Meta<typeof Menu>;

type Story = StoryObj<typeof Menu>;

export const Default: Story = {};

export const Playground: Story = { args: { trigger: <Button>更多</Button> } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { id: 'long', label: '切换到 计算机科学与技术（专升本）080901，主考院校江澜大学' },
      { id: 'unbroken', label: 'W'.repeat(80) },
    ],
  },
  play: Open.play,
};
