import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { BatchStep } from './BatchStep.tsx';
import { assessmentOf, learntCourse, testedCourse } from './exam-chapter.fixtures.ts';

export default { component: StoryPage } satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const shown = (outline: CourseChapter, assessment: Assessment): Story => ({
  args: {
    children: outline.batch && (
      <BatchStep outline={outline} batch={outline.batch} assessment={assessment} kind="PRACTICE" />
    ),
  },
});
const tested = (change: Partial<Assessment>) =>
  shown(testedCourse, { ...assessmentOf('13004'), obstacle: null, ...change });

/** The test can be taken once more. */
export const Default: Story = tested({ status: 'RETRY' });
export const Playground: Story = { ...Default, tags: ['!test'] };
/** 15 % of the videos are missing. */
export const Learning: Story = shown(learntCourse, assessmentOf('04736'));
export const NotSigned: Story = tested({
  status: 'NOT_SIGNED',
  obstacle: {
    reason: '请先完成实践报名并通过审核',
    nextTime: null,
    way: { kind: 'PAGE', text: '去报名', path: '/practiceSignUp' },
  },
});
export const Passed: Story = tested({ status: 'PASSED', latest: 81, best: 81 });
