import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { Tag } from './Tag.tsx';

export default { component: Tag, args: { children: '可办理' } } satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'brand', children: '专升本' } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.space.x3 }}>
      <Tag>可办理</Tag>
      <Tag tone="brand">专升本</Tag>
      <Tag tone="success">已公布</Tag>
      <Tag tone="warning">即将截止</Tag>
      <Tag tone="danger">必须修改</Tag>
      <Tag tone="info">建议</Tag>
    </div>
  ),
};

/** A kind is short; a longer one is cut, and whole in `title`. */
export const LongWords: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: token.space.x2, maxWidth: 240 }}>
      <Tag tone="brand">{'W'.repeat(80)}</Tag>
      <Tag>高等教育自学考试计算机科学与技术（专升本）独立本科段</Tag>
      <Tag tone="info">𠮷䶮 🎓 专科</Tag>
      <Tag tone="success">تخصص 专业</Tag>
    </div>
  ),
};
