import { getThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ReportRulePage from './ReportRulePage.tsx';
import { reportRule } from './rule.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <ReportRulePage />,
    path: `/thesis/readReportRule/${reportRule.planId}`,
    route: '/thesis/readReportRule/:planId',
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {
  args: { fixtures: [answers(getThesisRule, { ...reportRule, readTime: '2026-11-20 19:12:00' })] },
};
export const Playground: Story = { ...Default, tags: ['!test'] };
