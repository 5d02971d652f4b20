import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeDetailNLog, readNotice } from '@qianwei/api/contract/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, refuses } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import NoticeDetailPage from './NoticeDetailPage.tsx';
import { applyNotice, pastNotice } from './notice.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <NoticeDetailPage />,
    path: '/home/notice/detail/apply',
    route: '/home/notice/detail/:id',
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const read = answers(readNotice, { fresh: 0, unread: 1 });

export const Default: Story = { args: { fixtures: [answers(getNoticeDetailNLog, applyNotice), read] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Past: Story = { args: { fixtures: [answers(getNoticeDetailNLog, pastNotice), read] } };
export const Withdrawn: Story = {
  args: { fixtures: [refuses(getNoticeDetailNLog, errorCode.notFound, '公告不存在或已撤回')] },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
