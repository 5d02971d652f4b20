import { getNoticeDetailNLog, getNoticeListNLog } from '@qianwei/api/contract/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers } from '../../shared/client/story-client.tsx';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import NoticeListPage from './NoticeListPage.tsx';
import { applyNotice } from './notice.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <NoticeListPage />, path: '/notice' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const list = answers(getNoticeListNLog, noticePage());
const nothing = answers(getNoticeListNLog, noticePage({ list: [], total: 0, unread: 0 }));

export const Default: Story = { args: { fixtures: [list] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const LoggedOut: Story = {
  args: {
    fixtures: [
      answers(
        getNoticeListNLog,
        noticePage({ list: noticePage().list.map((item) => ({ ...item, read: null })), unread: 0 }),
      ),
    ],
    student: null,
  },
};
export const LoggedOutDrawer: Story = {
  args: {
    fixtures: [list, answers(getNoticeDetailNLog, applyNotice)],
    student: null,
    path: '/notice?id=apply',
  },
};
export const Empty: Story = { args: { fixtures: [nothing] } };
export const NoHit: Story = { args: { fixtures: [nothing], path: '/notice?keyword=补考' } };
export const AllRead: Story = { args: { fixtures: [nothing], path: '/notice?unread=1' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
