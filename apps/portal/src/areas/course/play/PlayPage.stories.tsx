import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { aroundLesson, heldInfo, lessonAnswers, playInfo, serviceEnded } from './lesson-page.fixtures.ts';
import PlayPage from './PlayPage.tsx';

export default {
  component: StoryPage,
  args: { children: <PlayPage />, path: '/course/play?courseId=04735&lessonId=04735-c04-l02' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** 周子墨 comes back to 4.2, which was left at 0:42. */
export const Default: Story = { args: { fixtures: lessonAnswers(playInfo) } };
export const Playground: Story = { ...Default, tags: ['!test'] };
/** It is played on a phone, until it is taken over here. */
export const HeldElsewhere: Story = { args: { fixtures: lessonAnswers(heldInfo) } };
/** The service has ended. */
export const Refused: Story = { args: { fixtures: [serviceEnded, ...aroundLesson()] } };
/** The course is not the student's. */
export const NotFound: Story = {
  args: { fixtures: [refuses(getCourseChapter, errorCode.notFound, '未找到该课程或未开通')] },
};
/** A lesson that is no longer in the outline. */
export const LessonGone: Story = {
  args: {
    path: '/course/play?courseId=04735&lessonId=04735-c99-l99',
    fixtures: lessonAnswers(playInfo),
  },
};
