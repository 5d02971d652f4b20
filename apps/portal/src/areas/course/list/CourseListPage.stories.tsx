import { type CourseList, getCourseList } from '@qianwei/api/contract/course/list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import CourseListPage from './CourseListPage.tsx';
import { allPassed, expired, nothingOpened, overlong, zhou } from './list.fixtures.ts';

const courses = (list: CourseList) => [answers(getCourseList, list)];

export default {
  component: StoryPage,
  args: {
    children: <CourseListPage />,
    path: '/course/list',
    fixtures: courses(zhou),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** As drawn: 周子墨, six courses being studied, one of them open. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };

export const Expired: Story = { args: { fixtures: courses(expired) } };
export const Passed: Story = { args: { path: '/course/list?status=PASSED' } };
export const AllPassed: Story = { args: { fixtures: courses(allPassed) } };
export const NothingOpened: Story = { args: { fixtures: courses(nothingOpened) } };
export const NoMatch: Story = { args: { path: '/course/list?keyword=3708' } };
export const Overlong: Story = { args: { fixtures: courses(overlong) } };
export const HugeText: Story = { globals: { text: 'huge' }, tags: ['!test'] };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
