import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, Lines } from './Lines.tsx';

const unbroken = 'W'.repeat(80);

export default { component: Lines } satisfies Meta<typeof Lines>;

type Story = StoryObj<typeof Lines>;

export const Default: Story = {
  args: {
    label: '通知公告',
    children: [
      <Line key="plan">关于做好2027年1月考期课程报考工作的通知</Line>,
      <Line key="grade">2026年10月考期成绩公布及复核安排</Line>,
      <Line key="live">12月直播课表</Line>,
    ],
  },
};

export const Playground: Story = {
  args: { label: '全部公告', children: [<Line key="live">12月直播课表</Line>] },
};

export const Single: Story = { args: { children: <Line>学士学位英语考试报名通知</Line> } };

export const LongNames: Story = {
  args: {
    children: [
      <Line key="long">
        <span style={{ flex: 'none' }}>考务</span>
        <span>
          关于做好2027年1月高等教育自学考试课程报考、免考、顶替与考籍转出转入工作以及有关注意事项的通知
        </span>
      </Line>,
      <Line key="unbroken">
        <span>{unbroken}</span>
      </Line>,
    ],
  },
};
