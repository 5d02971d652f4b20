import { checkExamApply, getExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { TestShell } from '../../../shared/testing/TestShell.tsx';
import ExamPlanPage from './ExamPlanPage.tsx';
import {
  closedPlan,
  examPlan,
  graduatedPlan,
  keepsBasket,
  nothingLeftPlan,
  planWith,
  previewPlan,
  registeredPlan,
  registers,
  upcomingPlan,
} from './exam-plan.fixtures.ts';

const shows = (plan: typeof examPlan) => [answers(getExamPlan, plan), keepsBasket, registers];

export default {
  component: StoryPage,
  args: {
    children: <ExamPlanPage />,
    path: '/academic/exam/plan',
    route: '/academic/exam/plan',
    fixtures: shows(examPlan),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** As drawn: two courses of the basket are in one half-day. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** 报考未开放: the timetable is there, the window is not. */
export const NotYetOpen: Story = { args: { fixtures: shows(upcomingPlan) } };
/** 报考已截止, with a basket that was not submitted. */
export const Closed: Story = { args: { fixtures: shows(closedPlan) } };
/** Its timetable is not published yet. */
export const Preview: Story = {
  args: { path: `/academic/exam/plan?periodId=${previewPlan.periodId}`, fixtures: shows(previewPlan) },
};
/** With fees: a course that is to be paid, one that is full, one that cannot stand beside another. */
export const Registered: Story = { args: { fixtures: shows(registeredPlan) } };
/** A student who has graduated. */
export const NotEligible: Story = { args: { fixtures: shows(graduatedPlan) } };
/** Every written exam is passed: one sentence, and the timetable folded. */
export const NothingLeft: Story = { args: { fixtures: shows(nothingLeftPlan) } };
/** The receipt, in the place of the basket. */
export const Submitted: Story = {
  args: {
    fixtures: [
      answers(getExamPlan, planWith({ basket: ['13003', '02324'] })),
      refuses(checkExamApply, 1090000, '系统繁忙，请稍后再试'),
      registers,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dock = page.queryByRole('button', { name: /^处理冲突|^报考篮/ });
    if (dock) await userEvent.click(dock);
    await userEvent.click(await page.findByRole('button', { name: '提交报考 2 门' }));
    await page.findByText('BK20261121-000342', {}, { timeout: 10_000 });
  },
};
/** With the frame, whose dock has the basket. */
export const Phone: Story = {
  args: {
    children: (
      <TestShell>
        <ExamPlanPage />
      </TestShell>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
};
