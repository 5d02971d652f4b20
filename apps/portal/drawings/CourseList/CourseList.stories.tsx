import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseList } from './CourseList.tsx';
import { CourseListSkeleton } from './CourseListSkeleton.tsx';
import { courseList } from './course-list.fixtures.ts';

export default {
  id: 'drawn-course-list',
  title: '画稿/课程学习',
  component: CourseList,
  args: courseList,
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof CourseList>;

type Story = StoryObj<typeof CourseList>;

/** As drawn: 周子墨, six courses being studied. */
export const Default: Story = {};

export const Loading: Story = { render: () => <CourseListSkeleton /> };

export const NothingOpened: Story = {
  args: {
    current: undefined,
    studying: [],
    passed: [],
    week: { minutes: [0, 0, 0, 0, 0, 0, 0], today: 5, streak: 0 },
  },
};

export const Overlong: Story = {
  args: {
    studying: courseList.studying.slice(0, 2).map((course, index) => ({
      ...course,
      name:
        index === 0
          ? 'W'.repeat(80)
          : '习近平新时代中国特色社会主义思想概论与马克思主义基本原理导读（含实践）',
      lecturer: '买买提·阿不都热合曼',
    })),
  },
};
