import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phrases } from './Phrases.tsx';

export default {
  component: Phrases,
  args: { children: '关于做好2027年1月考期课程报考工作的通知' },
} satisfies Meta<typeof Phrases>;

type Story = StoryObj<typeof Phrases>;

export const Default: Story = {};

export const Playground: Story = { args: { children: '《数据库系统原理》综合测验' } };

/** In a column as narrow as on a phone with 特大 text. */
export const Narrow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1em', width: '9em' }}>
      {[
        '《数据库系统原理》综合测验',
        '首次检测结果公布及第二次检测安排',
        '程序设计（实践），视频进度 59%，需 ≥ 60%',
        '2026年11月27日（周五）17:00 截止，还有 6 天 8 小时',
      ].map((text) => (
        <p key={text}>
          <Phrases>{text}</Phrases>
        </p>
      ))}
    </div>
  ),
};

export const LongWords: Story = { args: { children: `${'W'.repeat(80)} 𠮷䶮 🎓 مراجعة 审核` } };
