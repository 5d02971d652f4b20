import { getNoticeListNLog, type NoticeItem, type NoticePage } from '@qianwei/api/contract/notice';
import { fixtureOf, itemOf, recordedAnswer } from '../client/story-fixture.ts';
import noticeList from './notice-list.recorded.json';

const recorded = recordedAnswer(getNoticeListNLog, noticeList);

const item = (id: string, change: Partial<NoticeItem>): NoticeItem => ({
  ...itemOf(recorded.list, 'id', id),
  publisher: '江澜大学自考办',
  ...change,
});

/** The notices of the demo institution, pinned first, then newest. */
const noticeItems: readonly NoticeItem[] = [
  item('n01', {
    id: 'apply',
    publisher: '云川省高等教育自学考试委员会办公室',
    publishTime: '2026-11-16 09:00:00',
  }),
  item('n02', {
    id: 'scores',
    publishTime: '2026-11-20 10:00:00',
    hasFile: false,
    deadline: null,
    actionPath: null,
  }),
  item('n12', {
    id: 'upkeep',
    publisher: '平台运行中心',
    publishTime: '2026-11-19 16:00:00',
    top: false,
    hasFile: false,
    deadline: null,
    read: true,
  }),
  item('n11', {
    id: 'live',
    publishTime: '2026-11-18 09:00:00',
    deadline: null,
    actionPath: null,
    read: true,
  }),
  item('n09', {
    id: 'english',
    title: '学士学位英语考试报名通知',
    publishTime: '2026-11-12 09:00:00',
    hasFile: false,
    deadline: '2026-11-18 17:00:00',
    actionPath: '/englishSignUp',
    read: true,
  }),
];

/** One page of those notices. */
export const noticePage = (change: Partial<NoticePage> = {}): NoticePage =>
  fixtureOf(getNoticeListNLog, { ...recorded, list: [...noticeItems], total: 12, unread: 2, ...change });
