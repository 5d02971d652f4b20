import { getHomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { answers, offline } from '../../shared/client/story-client.tsx';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import HomePage from './HomePage.tsx';
import {
  busyHome,
  eveHome,
  examHome,
  graduatedHome,
  lectureHome,
  newHome,
  overdueHome,
  quietHome,
  unbuiltHome,
  unrecordedHome,
} from './home.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <HomePage />, path: '/home/index' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const notices = answers(getNoticeListNLog, noticePage());

export const Default: Story = { args: { fixtures: [answers(getHomeIndex, busyHome), notices] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
/** Until the last block is there: notices and figures come after the first. */
const whole: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('link', { name: /直播课表/ }, { timeout: 10_000 });
  await canvas.findByRole('heading', { name: '常用' }, { timeout: 10_000 });
};
export const NewStudent: Story = {
  args: { fixtures: [answers(getHomeIndex, newHome), notices] },
  play: whole,
};
export const NothingDue: Story = {
  args: {
    fixtures: [
      answers(getHomeIndex, quietHome),
      answers(getNoticeListNLog, noticePage({ list: [], total: 0, unread: 0 })),
    ],
  },
};
export const Graduated: Story = {
  args: { fixtures: [answers(getHomeIndex, graduatedHome), notices] },
  play: whole,
};
/** The next step has no page yet: it says so, and who does it meanwhile; below what waits for an answer. */
export const Unbuilt: Story = {
  args: { fixtures: [answers(getHomeIndex, unbuiltHome), notices] },
  play: whole,
};
/** The exams are tomorrow, and the seats are overdue. Only the next step differs from Unbuilt: without a picture. */
export const SeatsOverdue: Story = {
  tags: ['!test'],
  args: { fixtures: [answers(getHomeIndex, overdueHome), notices] },
  play: whole,
};
/** A lecture runs, and cannot be watched here yet. Only the next step differs from Unbuilt: without a picture. */
export const Lecture: Story = {
  tags: ['!test'],
  args: { fixtures: [answers(getHomeIndex, lectureHome), notices] },
  play: whole,
};
/** A graduate whose results are kept elsewhere. */
export const Unrecorded: Story = {
  args: { fixtures: [answers(getHomeIndex, unrecordedHome), notices] },
  play: whole,
};
/** The exam day above home: on the evening before, and on the day itself. */
export const ExamEve: Story = {
  args: { path: '/home/index?view=examDay', fixtures: [answers(getHomeIndex, eveHome), notices] },
};
export const ExamDay: Story = {
  args: { path: '/home/index?view=examDay', fixtures: [answers(getHomeIndex, examHome), notices] },
};
export const HomeFailed: Story = { args: { fixtures: [offline(getHomeIndex), notices] } };
