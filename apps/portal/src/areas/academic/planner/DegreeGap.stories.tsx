import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import DegreeGap from './DegreeGap.tsx';
import { graduationPlan } from './planner.fixtures.ts';

type Degree = NonNullable<GraduationPlan['degree']>;

if (graduationPlan.degree === null) throw new TypeError('No degree was recorded');
const { degree, bases } = graduationPlan;

const english: Degree['english'] = { ok: true, text: '学位英语 66 分，2026年5月批合格。', path: null };

export default {
  component: DegreeGap,
  args: { degree, thesis: '毕业设计', basis: bases.degree },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DegreeGap>;

type Story = StoryObj<typeof DegreeGap>;

/** 周子墨: four scores, seventeen to come. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** All scores are there. */
export const Settled: Story = {
  args: { degree: { ...degree, sum: 1086, done: 15, rest: 0, thesisCounted: true, english } },
};
/** No score would be high enough any more. */
export const Unreachable: Story = { args: { degree: { ...degree, sum: 610, done: 10, rest: 2 } } };
