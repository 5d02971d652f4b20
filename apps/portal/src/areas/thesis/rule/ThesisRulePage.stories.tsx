import { getThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { formatRule } from './rule.fixtures.ts';
import ThesisRulePage from './ThesisRulePage.tsx';

const path = `/thesis/readThesisRule/${formatRule.planId}`;
const fixtures = [answers(getThesisRule, { ...formatRule, readTime: '2026-11-20 19:12:00' })];

export default {
  component: StoryPage,
  args: { children: <ThesisRulePage />, path, route: '/thesis/readThesisRule/:planId', fixtures },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Text: Story = { args: { path: `${path}?tab=text` }, tags: ['undrawn'] };
export const Summary: Story = { args: { path: `${path}?tab=short` } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
