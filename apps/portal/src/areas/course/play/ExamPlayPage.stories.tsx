import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ExamPlayPage from './ExamPlayPage.tsx';
import { examOutline, examPlayInfo, lessonAnswers } from './lesson-page.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <ExamPlayPage />,
    route: '/exam/play/:bizId?',
    path: '/exam/play/practice-now?courseId=04736&lessonId=04736-c03-l02',
    fixtures: lessonAnswers(examPlayInfo, examOutline),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** A lesson of a course with an assessment, watched as a part of its batch. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
