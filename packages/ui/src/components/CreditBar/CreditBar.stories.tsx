import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditBar } from './CreditBar.tsx';
import { samplePlan } from './samplePlan.ts';
import { type CreditSlip, states } from './slips.ts';

export default {
  component: CreditBar,
  args: { slips: samplePlan, required: 73 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreditBar>;

type Story = StoryObj<typeof CreditBar>;

const slip = (id: number, credits: number, state: CreditSlip['state']): CreditSlip => ({
  id: String(id),
  name: `课程 ${id}`,
  credits,
  state,
});

export const Default: Story = {};

export const Playground: Story = {
  args: { required: 76, texts: { planned: (credits) => `1月已报考 ${credits}` } },
};

export const AllPassed: Story = {
  args: { slips: samplePlan.map((course) => ({ ...course, state: 'passed' as const })) },
};

export const NothingYet: Story = {
  args: { slips: samplePlan.map((course) => ({ ...course, state: 'rest' as const })) },
};

export const MoreThanNeeded: Story = {
  args: { slips: [slip(1, 30, 'passed'), slip(2, 35, 'passed'), slip(3, 15, 'planned')], required: 73 },
};

/** The minimum as a line, the elective that is being chosen, and dashed what the other one would add. */
export const Line: Story = {
  args: {
    showsLine: true,
    slips: [
      ...samplePlan
        .toSorted((a, b) => Number(a.id === '04751') - Number(b.id === '04751'))
        .map((course) => ({ ...course, isChosen: course.id === '04751' })),
      { id: '13017', name: '改选 13017 计算机网络与信息安全', credits: 3, state: 'maybe' },
    ],
  },
};

/** The elective with more credits: the line is within it. */
export const LineWithin: Story = {
  args: {
    showsLine: true,
    slips: [...samplePlan.filter(({ id }) => id !== '04751'), { ...slip(13017, 6, 'rest'), isChosen: true }],
  },
};

export const HalfCredits: Story = {
  args: { slips: [0.5, 1.5, 2.5, 3].map((credits, index) => slip(index, credits, 'passed')), required: 12.5 },
};

export const ManySlips: Story = {
  args: {
    slips: Array.from({ length: 200 }, (_, index) =>
      slip(index, 1 + (index % 4), states[index < 80 ? 0 : index < 96 ? 1 : 2] ?? 'rest'),
    ),
    required: 500,
  },
};

export const NarrowGroup: Story = {
  args: { slips: [slip(1, 70, 'passed'), slip(2, 1, 'planned'), slip(3, 2, 'rest')], required: 73 },
};

/** Registered, in the basket, and still missing. */
export const Basket: Story = {
  args: {
    slips: [slip(1, 20, 'passed'), slip(2, 4, 'planned'), slip(3, 4, 'basket'), slip(4, 45, 'rest')],
    required: 73,
  },
};

export const Empty: Story = { args: { slips: [], required: undefined } };

export const BadNumbers: Story = {
  args: {
    slips: [
      slip(1, -4, 'passed'),
      slip(2, Number.NaN, 'planned'),
      slip(3, 0, 'rest'),
      slip(4, 99_999, 'rest'),
    ],
    required: undefined,
  },
};

export const HugeText: Story = { globals: { text: 'huge' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
