import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

export default {
  component: Form,
  args: {
    style: { maxWidth: 360 },
    children: (
      <>
        <TextField label="账号" name="account" hint="准考证号、身份证号或手机号" autoComplete="username" />
        <PasswordField
          label="密码"
          name="password"
          showLabel="显示密码"
          labelAction={<Link href="#forgot">忘记密码</Link>}
        />
        <Checkbox name="remember">记住账号（不记密码）</Checkbox>
        <Checkbox
          name="agreed"
          links={
            <>
              <Link href="#terms">《用户服务协议》</Link>
              <Link href="#privacy">《隐私政策》</Link>
            </>
          }
        >
          我已阅读并同意
        </Checkbox>
        <Button type="submit" variant="primary" size="large" block>
          登录
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

type Story = StoryObj<typeof Form>;

export const Default: Story = {};

export const Playground: Story = { args: { validationErrors: { password: '请输入密码' } } };

export const Wrong: Story = {
  args: {
    validationErrors: {
      account: '请输入准考证号、身份证号或手机号',
      password: '请输入密码',
      agreed: '请先阅读并同意协议，再登录',
    },
  },
};

/** The same form at another institution: 竹简. */
export const OtherBrand: Story = { args: { ...Wrong.args }, globals: { brand: 'daylight' } };
