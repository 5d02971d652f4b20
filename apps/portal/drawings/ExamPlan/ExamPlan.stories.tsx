import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ExamPlan, type ExamPlanProps } from './ExamPlan.tsx';
import { ExamPlanSkeleton } from './ExamPlanSkeleton.tsx';
import { examPlan, january, submissionOf, withJanuary } from './exam-plan.fixtures.ts';

/** Submits, and has a receipt at once as from a server. */
function Live(props: ExamPlanProps) {
  const [submission, setSubmission] = useState(props.submission);
  return (
    <ExamPlan
      {...props}
      submission={submission}
      onSubmit={(codes) => setSubmission(submissionOf(codes))}
      onWithdraw={() => setSubmission(undefined)}
    />
  );
}

export default {
  id: 'drawn-exam-plan',
  title: '画稿/考试计划',
  component: ExamPlan,
  args: examPlan,
  render: (args) => <Live {...args} />,
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof ExamPlan>;

type Story = StoryObj<typeof ExamPlan>;

/** As drawn: two courses of the basket are in one half-day. */
export const Default: Story = {};

export const Loading: Story = { render: () => <ExamPlanSkeleton /> };

export const ClashResolved: Story = { args: withJanuary({ ...january, basket: ['13003', '02324'] }) };

/** 报考未开放: the timetable is there, the window is not. */
export const Closed: Story = {
  args: withJanuary(
    {
      ...january,
      basket: [],
      ruler: {
        points: january.ruler.points.map((point) => ({ ...point, isNext: point.id === 'open' })),
        now: Date.UTC(2026, 10, 12, 1),
      },
      closure: {
        title: '报考未开放：2027年1月考期报考时间为 11-16 09:00 至 11-27 17:00。',
        text: '课表可以先看。离开放还有 4 天，开放当天 08:00 会发短信提醒你。',
        contact: { label: '有疑问请联系江澜大学自考办', href: '#contact' },
      },
    },
    '未开始',
  ),
};

export const Empty: Story = {
  args: withJanuary(
    {
      kind: 'empty',
      drawing: 'calendar',
      title: '暂无考试计划',
      why: '本考期课表将于 11月30日 公布。',
      action: { label: '查看上一考期', href: '#2026-10' },
    },
    '未公布',
  ),
};

export const NothingChosen: Story = { args: withJanuary({ ...january, basket: [] }) };

/** Submitted, not yet paid. */
export const Submitted: Story = {
  args: {
    ...withJanuary({ ...january, basket: ['13003', '02324'] }, '待缴费'),
    submission: submissionOf(['13003', '02324']),
  },
};

export const Overlong: Story = {
  args: withJanuary({
    ...january,
    courses: january.courses.map((course, index) => ({
      ...course,
      name:
        [
          'W'.repeat(80),
          '习近平新时代中国特色社会主义思想概论与马克思主义基本原理导读（含实践）',
          '𠮷䶮 🎓 操作系统',
        ][index] ?? course.name,
    })),
  }),
};
