import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { noWishes, planGraduation } from '@qianwei/studies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { graduationPlan } from './planner.fixtures.ts';
import { Reasons } from './Reasons.tsx';

const { bases } = graduationPlan;

const planned = (change: Partial<PlannerWishes>, facts: PlannerFacts = graduationPlan.facts) => {
  const wishes = { ...noWishes, ...change };
  return { facts, wishes, plan: planGraduation(facts, wishes) };
};

export default {
  component: Reasons,
  args: { ...planned({}), bases, onWish: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 568 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Reasons>;

type Story = StoryObj<typeof Reasons>;

/** The earliest plan: nothing can be changed that helps. */
export const Default: Story = {};
export const Playground: Story = { args: planned({ skip: ['2027-01'] }), tags: ['!test'] };
/** A wish of the student delays graduation; a button takes the wish back. */
export const Wished: Story = {
  args: planned({ maxPerPeriod: 3, pins: [{ courseCode: '00898', month: '2028-10' }] }),
};
/** A course is never examined again. */
export const Infeasible: Story = {
  args: planned(
    {},
    {
      ...graduationPlan.facts,
      written: graduationPlan.facts.written.map((course) =>
        course.courseCode === '04747' ? { ...course, offers: [] } : course,
      ),
    },
  ),
};
