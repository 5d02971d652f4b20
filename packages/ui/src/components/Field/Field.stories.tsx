import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Link } from '../Link/Link.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';

const choices = (
  <div style={{ display: 'grid', gap: 4 }}>
    <Checkbox defaultSelected>站内通知</Checkbox>
    <Checkbox>短信</Checkbox>
    <Checkbox>邮件</Checkbox>
  </div>
);

export default {
  component: Field,
  args: { label: '提醒方式', children: choices },
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: '考试安排变动时总会短信通知', labelAction: <Link href="#rule">说明</Link> },
};

export const Wrong: Story = { args: { error: '请至少选择一种提醒方式' } };

export const WithReason: Story = { args: { disabledReason: '还没有绑定手机号，只能站内通知' } };

export const BadInput: Story = {
  args: {
    label: '户籍所在地派出所登记的与身份证一致的姓名（含间隔号）',
    hint: 'unbroken'.repeat(10),
    error: 'x'.repeat(80),
  },
};

/** All fields together, to compare with the drawn sheet of controls. */
export const Drawn: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '28px 36px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        maxWidth: 960,
      }}
    >
      <TextField label="姓名" defaultValue="周子墨" />
      <TextField label="手机号" defaultValue="154 0000 0" autoFocus />
      <TextField
        label="身份证号"
        defaultValue="320198199809170336"
        error="身份证号校验位不正确，请核对最后一位"
      />
      <SmsCodeField
        label="短信验证码"
        defaultValue="40 27 1"
        error="短信验证码应为 6 位数字"
        secondsLeft={42}
        onRequest={() => undefined}
      />
      <Select label="考区" defaultValue="jl" options={[{ id: 'jl', label: '江澜市' }]} />
      <TextField label="准考证号" value="013224200002" isReadOnly hint="由考籍带出，如有误请联系考办" />
      <div style={{ gridColumn: '1 / -1' }}>
        <TextArea
          label="自我鉴定"
          rows={2}
          maxLength={500}
          defaultValue="在两年半的自学考试中，我利用下班后的时间完成十五门课程的学习。"
          error="自我鉴定不少于 200 字，当前 31 字"
        />
      </div>
      <Field label="报考">
        <div style={{ display: 'grid', gap: 4 }}>
          <Checkbox defaultSelected>仅看可报</Checkbox>
          <Checkbox>我已阅读并同意</Checkbox>
        </div>
      </Field>
      <RadioGroup
        label="时段冲突"
        defaultValue="02324"
        options={[
          { value: '02324', label: '保留 02324 离散数学' },
          { value: '13180', label: '保留 13180 操作系统' },
        ]}
      />
    </div>
  ),
};
