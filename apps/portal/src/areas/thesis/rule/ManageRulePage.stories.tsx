import { errorCode } from '@qianwei/api/contract/envelope';
import { confirmThesisRule, getThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ManageRulePage from './ManageRulePage.tsx';
import { confirmedRule, manageRule, shortRule, updatedRule } from './rule.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <ManageRulePage />,
    path: `/thesis/readManageRule/${manageRule.planId}`,
    route: '/thesis/readManageRule/:planId',
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const confirmed = answers(confirmThesisRule, { readTime: '2026-11-21 20:00:00' });

/** A minute is left, so that the seconds of the picture do not matter. */
export const Default: Story = {
  args: { fixtures: [answers(getThesisRule, { ...manageRule, minSeconds: 3_600 }), confirmed] },
  tags: ['undrawn'],
};
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Read: Story = { args: { fixtures: [answers(getThesisRule, confirmedRule)] } };
export const Updated: Story = {
  args: { fixtures: [answers(getThesisRule, { ...updatedRule, minSeconds: 3_600 }), confirmed] },
  tags: ['undrawn'],
};
export const Ready: Story = {
  args: { fixtures: [answers(getThesisRule, shortRule), confirmed] },
  tags: ['undrawn'],
};
export const NotMine: Story = {
  args: { fixtures: [refuses(getThesisRule, errorCode.notFound, '未找到相关记录')] },
};
export const Phone: Story = { ...Read, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
