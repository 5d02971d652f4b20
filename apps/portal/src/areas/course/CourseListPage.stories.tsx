import { getCourseList } from '@qianwei/api/contract/course/list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import CourseListPage from './CourseListPage.tsx';

export default {
  component: StoryPage,
  args: {
    children: <CourseListPage />,
    path: '/course/list',
    route: '/course/list',
    fixtures: [answers(getCourseList, { names: ['课程学习'] })],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
