import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

export default { component: Checkbox, args: { children: '记住账号（不记密码）' } } satisfies Meta<
  typeof Checkbox
>;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultSelected: true, children: '仅看可报' } };

export const Checked: Story = { args: { defaultSelected: true } };

export const WithLinks: Story = {
  args: {
    children: '我已阅读并同意',
    links: (
      <>
        <Link href="#terms">《用户服务协议》</Link>
        <Link href="#privacy">《隐私政策》</Link>
      </>
    ),
  },
};

export const Wrong: Story = { args: { ...WithLinks.args, error: '请先阅读并同意协议，再登录' } };

export const Indeterminate: Story = { args: { isIndeterminate: true, children: '全选本页 12 门课程' } };

export const WithHint: Story = {
  args: { children: '同意将论文收入学校论文库', hint: '不同意也不影响答辩；之后可在“论文”里更改。' },
};

export const ReadOnly: Story = {
  args: {
    isSelected: true,
    isReadOnly: true,
    children: '我已阅读并同意《诚信考试承诺书》',
    hint: '2026-10-08 09:12 已签署',
  },
};

export const Disabled: Story = {
  args: {
    children: '申请免考英语（专升本）',
    disabledReason: '免考申请已于 2026-11-15 17:00 截止，下一次为 2027年3月。',
  },
};

/** A long agreement: the box stays at its first line, and its words wrap beside it. */
export const LongAgreement: Story = {
  args: {
    children:
      '本人承诺所填写的报考信息真实、准确、完整，已知悉考试纪律和违规处理办法，同意主考院校为办理考籍、考试和毕业的需要使用上述信息，并对因信息有误造成的后果负责，详见',
    links: <Link href="#promise">《2027年1月高等教育自学考试网上报考承诺书》</Link>,
    error: '请先阅读并同意承诺书，再提交报考',
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 360 }}>
      <Checkbox defaultSelected>仅看可报</Checkbox>
      <Checkbox autoFocus>我已阅读并同意</Checkbox>
      <Checkbox isIndeterminate>全选</Checkbox>
      <Checkbox isReadOnly isSelected>
        已签署承诺书
      </Checkbox>
      <Checkbox disabledReason="先选一门课程">移出已选</Checkbox>
      <Checkbox error="请先同意，再继续">我同意</Checkbox>
      <Checkbox>{'unbroken'.repeat(10)}</Checkbox>
      <Checkbox>𠮷䶮 👩‍🎓 شهادة</Checkbox>
    </div>
  ),
};
