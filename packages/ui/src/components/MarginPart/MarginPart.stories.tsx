import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { MarginPart } from './MarginPart.tsx';

export default {
  component: MarginPart,
  args: { title: '问谁', children: <p>江澜大学自考办，027-8765 4321，工作日 8:30–17:30</p> },
  decorators: [
    (Story) => (
      <aside
        style={{
          display: 'grid',
          gap: token.space.x6,
          maxWidth: 272,
          fontSize: token.text.small,
          lineHeight: 1.65,
        }}
      >
        <Story />
      </aside>
    ),
  ],
} satisfies Meta<typeof MarginPart>;

type Story = StoryObj<typeof MarginPart>;

export const Default: Story = {};

export const Playground: Story = { args: { title: '测验规则', children: <p>开始后计时不停。</p> } };

/** Several below each other. */
export const Several: Story = {
  render: () => (
    <>
      <MarginPart title="测验规则">
        <p>每次从题库抽题，最多 3 次，取最高分。</p>
      </MarginPart>
      <MarginPart title="时间">
        <p>12月20日 22:00 截止</p>
      </MarginPart>
      <MarginPart title="问谁">
        <p>江澜大学自考办</p>
      </MarginPart>
    </>
  ),
};

export const LongWords: Story = { args: { title: 'W'.repeat(80), children: <p>𠮷䶮 🎓 مراجعة</p> } };
