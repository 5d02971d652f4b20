import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmsCodeField } from './SmsCodeField.tsx';

export default {
  component: SmsCodeField,
  args: {
    label: '短信验证码',
    name: 'code',
    secondsLeft: 0,
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

/** The code has expired; another may be requested at once. */
export const Expired: Story = {
  args: { defaultValue: '402719', error: '验证码已过期，请重新获取' },
};

/** No more codes today: the button is not simply disabled, the reason is under the field. */
export const UsedUp: Story = {
  args: {
    disabledReason: '今天的 10 次验证码已用完，明天 00:00 后再试，或改用密码登录',
    secondsLeft: 13560,
    waitLabel: () => '明天可再获取',
  },
};

export const BadInput: Story = {
  args: {
    label: '发送到 154****0000 的短信验证码（请勿告诉任何人）',
    defaultValue: '４０２７１９',
    secondsLeft: 86400,
    hint: 'unbroken'.repeat(10),
  },
};
