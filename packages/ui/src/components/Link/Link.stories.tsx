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
