import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { TextField } from './TextField.tsx';

export default { component: TextField, args: { label: '账号', name: 'account' } } satisfies Meta<
  typeof TextField
>;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: '准考证号、身份证号或手机号',
    labelAction: <Link href="#find">查询准考证号</Link>,
    placeholder: '12 位数字',
  },
};

export const Filled: Story = { args: { defaultValue: '013224200002', hint: '准考证号、身份证号或手机号' } };

export const Wrong: Story = {
  args: {
    label: '身份证号',
    defaultValue: '320198199809170336',
    error: '身份证号校验位不正确，请核对最后一位',
  },
};

export const WrongAndFocused: Story = {
  args: { label: '身份证号', error: '请填写身份证号', autoFocus: true },
};

export const ReadOnly: Story = {
  args: { label: '准考证号', value: '013224200002', isReadOnly: true, hint: '由考籍带出，如有误请联系考办' },
};

export const WithPrefixAndSuffix: Story = {
  args: { label: '手机号', inputMode: 'numeric', prefix: <span>+86</span>, suffix: <span>11 位</span> },
};

export const LongTexts: Story = {
  args: {
    label: '户籍所在地派出所登记的与身份证一致的姓名（含间隔号）',
    labelAction: <Link href="#rule">填写规则</Link>,
    defaultValue: '阿卜杜勒艾则孜·买买提明江·如则托合提尼亚孜',
    error: '姓名与考籍登记的不一致。报名后不能再改，请核对后重新填写；确有更名的，请先到考籍地考办办理变更。',
  },
};
