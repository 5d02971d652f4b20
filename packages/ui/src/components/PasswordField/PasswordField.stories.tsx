import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

export default {
  component: PasswordField,
  args: { label: '密码', name: 'password', showLabel: '显示密码' },
} satisfies Meta<typeof PasswordField>;

type Story = StoryObj<typeof PasswordField>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: 'Jl20261121', labelAction: <Link href="#forgot">忘记密码</Link> },
};

export const Shown: Story = {
  args: { defaultValue: 'Jl20261121' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '显示密码' })),
};

export const Wrong: Story = {
  args: {
    labelAction: <Link href="#forgot">忘记密码</Link>,
    error: '账号或密码不正确，请核对。还可尝试 3 次。',
    autoFocus: true,
  },
};
