import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmsCodeField } from './SmsCodeField.tsx';

export default {
  component: SmsCodeField,
  args: {
    label: '短信验证码',
    name: 'code',
    secondsLeft: 0,
    requestLabel: '获取验证码',
    waitLabel: (seconds: number) => `${seconds} 秒后重发`,
    onRequest: () => undefined,
  },
} satisfies Meta<typeof SmsCodeField>;

type Story = StoryObj<typeof SmsCodeField>;

export const Default: Story = {};

export const Playground: Story = {
  args: { secondsLeft: 42, hint: '验证码已发送到 154****0000，5 分钟内有效' },
};

export const Waiting: Story = { args: { secondsLeft: 42 } };

export const Requesting: Story = { args: { pending: true } };

export const Wrong: Story = {
  args: { defaultValue: '40271', secondsLeft: 42, error: '短信验证码应为 6 位数字' },
};
