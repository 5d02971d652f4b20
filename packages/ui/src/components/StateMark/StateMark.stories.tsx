import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { StateMark } from './StateMark.tsx';

export default { component: StateMark, args: { shape: 'open', children: '未开始' } } satisfies Meta<
  typeof StateMark
>;

type Story = StoryObj<typeof StateMark>;

export const Default: Story = {};

export const Playground: Story = {
  args: { shape: 'full', tone: 'warning', children: '离截止还有 5 天' },
};

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: `${token.space.x2} ${token.space.x5}` }}>
      <StateMark shape="open">未开始</StateMark>
      <StateMark shape="half" tone="brand">
        进行中
      </StateMark>
      <StateMark shape="full" tone="brand">
        已报考
      </StateMark>
      <StateMark shape="check" tone="success">
        已合格 78 分
      </StateMark>
      <StateMark shape="triangle" tone="danger">
        退回修改
      </StateMark>
      <StateMark shape="cross" tone="danger">
        不合格
      </StateMark>
      <StateMark shape="dotted" tone="muted">
        未开放
      </StateMark>
      <StateMark shape="dash">本期不开考</StateMark>
      <StateMark shape="full" tone="warning">
        2 天后截止
      </StateMark>
      <StateMark shape="full" tone="info">
        资料审核中
      </StateMark>
    </div>
  ),
};

/** Words of any length wrap beside their mark. */
export const LongWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: token.space.x2, maxWidth: 320 }}>
      <StateMark shape="triangle" tone="danger">
        退回修改：题目范围过大，请限定行业与企业，并在 11月28日（周六）24:00 前重新提交
      </StateMark>
      <StateMark shape="full">{'W'.repeat(80)}</StateMark>
      <StateMark shape="check" tone="success">
        𠮷䶮 🎓 合格
      </StateMark>
      <StateMark shape="half">مراجعة 审核中</StateMark>
    </div>
  ),
};
