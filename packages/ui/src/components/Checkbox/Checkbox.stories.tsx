import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

export default { component: Checkbox, args: { children: '记住账号（不记密码）' } } satisfies Meta<
  typeof Checkbox
>;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultSelected: true, children: '仅看可报' } };

export const Checked: Story = { args: { defaultSelected: true } };

export const WithLinks: Story = {
  args: {
    children: '我已阅读并同意',
    links: (
      <>
        <Link href="#terms">《用户服务协议》</Link>
        <Link href="#privacy">《隐私政策》</Link>
      </>
    ),
  },
};

export const Wrong: Story = { args: { ...WithLinks.args, error: '请先阅读并同意协议，再登录' } };
