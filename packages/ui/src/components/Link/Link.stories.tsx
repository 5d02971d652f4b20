import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

export default { component: Link, args: { href: '#forgot', children: '忘记密码' } } satisfies Meta<
  typeof Link
>;

type Story = StoryObj<typeof Link>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'underlined', size: 'small' } };

export const InText: Story = {
  args: { variant: 'underlined', children: '去处理' },
  render: (args) => (
    <p>
      还差 1 步：13180 与 02324 时段冲突。
      <Link {...args} />
    </p>
  ),
};

export const Muted: Story = { args: { variant: 'muted', size: 'small', children: '版本信息' } };

export const LongText: Story = {
  args: { children: '关于做好2027年1月考期课程报考工作的通知（含实践考核）𠮷䶮 😀 مرحبا'.repeat(3) },
};

export const Unbroken: Story = { args: { children: 'W'.repeat(80) } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
