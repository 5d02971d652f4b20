import {
  deleteGraduationPlan,
  getGraduationPlan,
  saveGraduationPlan,
} from '@qianwei/api/contract/academic/planner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import PlannerPage from './PlannerPage.tsx';
import {
  allPassed,
  beginner,
  certificate,
  defending,
  exempting,
  graduated,
  graduationPlan,
  impossible,
  keptPlan,
  leaving,
  registered,
  thesisLeft,
  withKept,
} from './planner.fixtures.ts';

const calls = [answers(saveGraduationPlan, keptPlan), answers(deleteGraduationPlan, {})];
const showing = (plan: typeof graduationPlan) => ({
  fixtures: [answers(getGraduationPlan, plan), ...calls],
});

export default {
  component: StoryPage,
  args: {
    children: <PlannerPage />,
    path: '/academic/exam/plan?view=planner',
    route: '/academic/exam/plan',
    ...showing(graduationPlan),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** 02324 is held over January 2028, which costs six months. */
export const Held: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /挪动.*离散数学/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  },
};
/** Beside the presets stands what the student keeps. */
export const Kept: Story = {
  args: showing(withKept),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: /慢一点/ }));
  },
};
export const Impossible: Story = { args: showing(impossible) };
export const Registered: Story = { args: showing(registered) };
export const ThesisLeft: Story = { args: showing(thesisLeft) };
export const AllPassed: Story = { args: showing(allPassed) };
/** A thesis under way: nothing is planned, what comes next is said. */
export const Defending: Story = { args: showing(defending) };
export const Graduated: Story = { args: showing(graduated) };
export const Leaving: Story = { args: showing(leaving) };
export const Beginner: Story = { args: showing(beginner) };
/** The month stands on an exemption that is still to be approved. */
export const Exempting: Story = {
  args: showing(exempting),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: /免掉高等数学/ }));
  },
};
export const Certificate: Story = { args: showing(certificate) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
