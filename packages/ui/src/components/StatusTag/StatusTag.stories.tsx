import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { StatusTag } from './StatusTag.tsx';

export default {
  component: StatusTag,
  args: { shape: 'half', tone: 'brand', children: '审核中' },
} satisfies Meta<typeof StatusTag>;

type Story = StoryObj<typeof StatusTag>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'triangle', tone: 'danger', children: '退回补正' } };

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.space.x3 }}>
      <StatusTag shape="open">未开始</StatusTag>
      <StatusTag shape="half" tone="brand">
        进行中
      </StatusTag>
      <StatusTag shape="full" tone="brand">
        已报考
      </StatusTag>
      <StatusTag shape="check" tone="success">
        已通过
      </StatusTag>
      <StatusTag shape="triangle" tone="danger">
        退回修改
      </StatusTag>
      <StatusTag shape="cross" tone="danger">
        不合格
      </StatusTag>
      <StatusTag shape="dash">本期不开考</StatusTag>
      <StatusTag shape="dotted">未开放</StatusTag>
      <StatusTag shape="full" tone="warning">
        2 天后截止
      </StatusTag>
      <StatusTag shape="full" tone="info">
        资料审核中
      </StatusTag>
    </div>
  ),
};

/** In its place beside the title of the thing whose state it is. */
export const BesideTitle: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.x3 }}>
      <h2 style={{ fontSize: token.text.title }}>毕业材料提交</h2>
      <StatusTag shape="triangle" tone="danger">
        退回补正
      </StatusTag>
    </div>
  ),
};

export const LongWords: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: token.space.x2, maxWidth: 320 }}>
      <StatusTag shape="half" tone="info">
        主考院校审核中，预计 12月下旬上报省级自学考试机构，请留意短信与站内通知
      </StatusTag>
      <StatusTag shape="full">{'W'.repeat(80)}</StatusTag>
      <StatusTag shape="check" tone="success">
        𠮷䶮 🎓 已通过
      </StatusTag>
      <StatusTag shape="half">مراجعة 审核中</StatusTag>
    </div>
  ),
};
