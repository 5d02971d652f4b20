import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import DegreePage from './DegreePage.tsx';
import {
  auditing,
  certified,
  degreeStory,
  filled,
  granted,
  notOffered,
  open,
  overdue,
  precheck,
  publicity,
  rejected,
  returned,
  settled,
  submitted,
} from './degree.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <DegreePage />,
    path: '/applyDegree/index',
    route: '/applyDegree/index',
    ...degreeStory(precheck),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** 吴佳怡 has not graduated: why not, and how the ways lie in time. */
export const Precheck: Story = {};

/** Nothing can change the average any more: no way to the degree is promised. */
export const Settled: Story = { args: { ...degreeStory(settled) }, tags: ['undrawn'] };

/** Scores are still to come: which of them could raise the average. */
export const PrecheckWithCourses: Story = {
  tags: ['undrawn'],
  args: {
    ...degreeStory({
      ...precheck,
      average: {
        ...{ need: 70, value: 69.2, sum: 900, done: 13, rest: 2, thesisCounted: false },
        remaining: [
          { courseCode: '00160', courseName: '审计学', need: 80 },
          { courseCode: '14033', courseName: '毕业论文', need: null },
        ],
      },
    }),
  },
};

/** 专科: nothing to apply for, and what leads to a degree. */
export const NotOffered: Story = { args: { ...degreeStory(notOffered) }, tags: ['undrawn'] };

/** 郑凯 can apply. */
export const Open: Story = { args: { ...degreeStory(open) }, tags: ['undrawn'] };

/** The first step: the ways to prove the language. */
export const FormLanguage: Story = {
  args: {
    path: '/applyDegree/index?step=language',
    ...degreeStory(certified),
  },
};

/** The second step. */
export const FormDetails: Story = {
  args: { path: '/applyDegree/index?step=details', ...degreeStory(open) },
};

/** The last step, with nothing missing. */
export const FormConfirm: Story = {
  args: {
    path: '/applyDegree/index?step=confirm',
    ...degreeStory({ ...open, initial: filled }),
  },
};

export const Submitted: Story = { args: { ...degreeStory(submitted) }, tags: ['undrawn'] };
export const Auditing: Story = { args: { ...degreeStory(auditing) }, tags: ['undrawn'] };
export const Returned: Story = { args: { ...degreeStory(returned) } };
export const Publicity: Story = { args: { ...degreeStory(publicity) } };
export const Granted: Story = { args: { ...degreeStory(granted) } };
export const Rejected: Story = { args: { ...degreeStory(rejected) }, tags: ['undrawn'] };
export const Overdue: Story = { args: { ...degreeStory(overdue) }, tags: ['undrawn'] };
export const Playground: Story = { tags: ['!test'] };
