import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

export default {
  component: PasswordField,
  args: { label: '密码', name: 'password' },
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

export const NewPassword: Story = {
  args: {
    label: '新密码',
    autoComplete: 'new-password',
    hint: '8–20 位，至少含大写字母、小写字母、数字和符号中的三种',
    isRequired: true,
  },
};

export const Disabled: Story = { args: { label: '确认新密码', disabledReason: '请先填写新密码' } };

export const BadInput: Story = {
  args: { ...Shown.args, defaultValue: '密码𠮷🎓'.repeat(12), error: '密码最长 20 位，请缩短后再试' },
  play: Shown.play,
};
