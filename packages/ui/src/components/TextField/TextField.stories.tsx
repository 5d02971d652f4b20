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

export const WithLeadAndTail: Story = {
  args: { label: '手机号', inputMode: 'numeric', lead: <span>+86</span>, tail: <span>11 位</span> },
};

export const LongTexts: Story = {
  args: {
    label: '户籍所在地派出所登记的与身份证一致的姓名（含间隔号）',
    labelAction: <Link href="#rule">填写规则</Link>,
    defaultValue: '阿卜杜勒艾则孜·买买提明江·如则托合提尼亚孜',
    error: '姓名与考籍登记的不一致。报名后不能再改，请核对后重新填写；确有更名的，请先到考籍地考办办理变更。',
  },
};

export const Disabled: Story = {
  args: {
    label: '新手机号',
    disabledReason: (
      <>
        原手机号验证后才能填写。<Link href="#verify">去验证</Link>
      </>
    ),
  },
};

/** Side by side, as drawn: at rest, focused, wrong, read only, not yet open. */
export const States: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        maxWidth: 860,
      }}
    >
      <TextField label="姓名" defaultValue="周子墨" />
      <TextField label="手机号" defaultValue="154 0000 0" autoFocus inputMode="numeric" />
      <TextField
        label="身份证号"
        defaultValue="320198199809170336"
        error="身份证号校验位不正确，请核对最后一位"
      />
      <TextField label="准考证号" value="013224200002" isReadOnly hint="由考籍带出，如有误请联系考办" />
      <TextField label="通信地址" placeholder="省、市、街道、门牌号" isRequired />
      <TextField label="邮政编码" defaultValue="200433" disabledReason="选定通信地址后自动填写" />
    </div>
  ),
};

export const BadInput: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 360 }}>
      <TextField label="含生僻字的姓名" defaultValue="𠮷野䶮淼" />
      <TextField label="表情" defaultValue="👩‍👩‍👧‍👦 加油 🎓" />
      <TextField label="从右向左的文字" defaultValue="شهادة 013224200002" />
      <TextField
        label="没有空格的长串"
        defaultValue={'A1'.repeat(40)}
        hint={'https://'.concat('example'.repeat(10))}
        error={'x'.repeat(80)}
      />
    </div>
  ),
};
