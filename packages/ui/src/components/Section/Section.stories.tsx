import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, Lines } from '../Lines/Lines.tsx';
import { Section } from './Section.tsx';

const unbroken = 'W'.repeat(80);

export default {
  component: Section,
  args: {
    name: '通知公告',
    action: <a href="#all">全部 12 条</a>,
    children: (
      <Lines>
        <Line>关于做好2027年1月考期课程报考工作的通知</Line>
        <Line>2026年10月考期成绩公布及复核安排</Line>
      </Lines>
    ),
  },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Default: Story = {};

export const Playground: Story = { args: { note: '本周 3 条' } };

export const WithNote: Story = {
  args: { name: '毕业进度', note: '2026-05 版计划', action: <a href="#back">毕业倒推</a> },
};

export const NameOnly: Story = { args: { name: '常用', action: undefined } };

export const RareCharacters: Story = { args: { name: '𠮷䶮 🎓', note: 'مراجعة' } };

export const LongName: Story = { args: { name: '学士学位外语考试与实践考核报名', note: unbroken } };
