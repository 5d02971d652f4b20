import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ChooseTopicPage from './ChooseTopicPage.tsx';
import {
  chosen,
  closed,
  open,
  own,
  passed,
  returned,
  second,
  submitted,
  topicStory,
  unread,
  upcoming,
  waiting,
} from './topic.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <ChooseTopicPage />,
    route: '/thesis/chooseTopic/:studentPlanId/:planId',
    ...topicStory(chosen),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** 陈思远 has chosen three wishes. */
export const Chosen: Story = {};

/** Nothing is chosen yet. */
export const Open: Story = { args: topicStory(open), tags: ['undrawn'] };

/** An own title that is like one of last year, with too little content. */
export const OwnTitle: Story = { args: topicStory(own) };

/** He waits for a full topic, and a place of another is kept for him. */
export const Waiting: Story = { args: topicStory(waiting), tags: ['undrawn'] };

/** Handed in: it can be taken back. */
export const Submitted: Story = { args: topicStory(submitted) };

/** The first wish was returned, the second is with 专业负责人. */
export const SecondWish: Story = { args: topicStory(second), tags: ['undrawn'] };

/** Passed: the next step is the commitment. */
export const Passed: Story = { args: topicStory(passed) };

/** Returned with the reason. */
export const Returned: Story = { args: topicStory(returned), tags: ['undrawn'] };

/** The window is over: a delay can be applied for. */
export const Closed: Story = { args: topicStory(closed) };

/** The window has not begun. */
export const Upcoming: Story = { args: topicStory(upcoming), tags: ['undrawn'] };

/** 论文管理规定 is not read yet. */
export const Unread: Story = { args: topicStory(unread), tags: ['undrawn'] };
