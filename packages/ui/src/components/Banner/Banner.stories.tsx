import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

export default {
  component: Banner,
  args: {
    tone: 'info',
    title: '报考未开放。',
    children: '2027年4月考期 2月22日 09:00 开始报考。',
    action: <Link href="#remind">开放时提醒我</Link>,
  },
} satisfies Meta<typeof Banner>;

type Story = StoryObj<typeof Banner>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tone: 'success',
    title: '已提交。',
    children: '回执号 BY20261121-000123。',
    action: undefined,
    live: 'polite',
  },
};

export const Success: Story = {
  args: { tone: 'success', title: '密码已修改。', children: '请用新密码登录。', action: undefined },
};

export const LongText: Story = {
  args: {
    title: 'W'.repeat(80),
    children: '𠮷䶮 🎓 مراجعة',
    action: <Link href="#a">{'A'.repeat(60)}</Link>,
  },
};

export const TitleOnly: Story = { args: { children: undefined, action: undefined } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '登录已失效。',
    children: '填写的内容已保存在本机。',
    action: <Link href="#login">重新登录</Link>,
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '成绩加载失败（网络超时）。',
    children: '其他内容可以照常使用。',
    action: <Link href="#again">重新加载</Link>,
  },
};
