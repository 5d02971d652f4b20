import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { UserButton } from '../UserButton/UserButton.tsx';
import { Menu } from './Menu.tsx';

export default {
  component: Menu,
  args: {
    trigger: <UserButton name="周子墨" />,
    placement: 'bottom start',
    defaultOpen: true,
    items: [
      { id: 'account', label: '个人信息', icon: 'user', href: '#account' },
      { id: 'major', label: '切换专业', icon: 'swap', note: '2 个' },
      { id: 'password', label: '修改密码', icon: 'lock' },
      { id: 'version', label: '版本信息', icon: 'info', href: '#version' },
      { id: 'logout', label: '退出登录', icon: 'logout', apart: true },
    ],
  },
  /** The list is loaded on demand. */
  play: async () => {
    await screen.findByRole('menu');
  },
} satisfies Meta<typeof Menu>;

type Story = StoryObj<typeof Menu>;

export const Default: Story = {};

export const Playground: Story = { args: { trigger: <Button>更多</Button> } };

export const Closed: Story = { args: { defaultOpen: false }, play: () => {} };

/** A disabled entry says why. */
export const Disabled: Story = {
  args: {
    items: [
      { id: 'account', label: '个人信息', icon: 'user', href: '#account' },
      { id: 'major', label: '切换专业', icon: 'swap', note: '1 个', reason: '只有一个专业' },
      { id: 'print', label: '打印准考证', icon: 'print', href: '#ticket', reason: '1月2日起' },
      { id: 'logout', label: '退出登录', icon: 'logout', apart: true },
    ],
  },
};

/** One of several: the one in force has a tick. */
export const Choice: Story = {
  args: {
    trigger: <Button>字号</Button>,
    selected: 'large',
    items: [
      { id: 'standard', label: '标准' },
      { id: 'large', label: '大' },
      { id: 'huge', label: '特大' },
    ],
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { id: 'long', label: '切换到 计算机科学与技术（专升本）080901，主考院校江澜大学' },
      { id: 'unbroken', label: 'W'.repeat(80) },
    ],
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `第 ${index + 1} 章` })),
  },
};

export const RareNames: Story = {
  args: {
    items: [
      { id: 'rare', label: '𠮷野䶮 😀', note: '-1' },
      { id: 'rtl', label: 'مرحبا 02324 离散数学' },
    ],
  },
};
