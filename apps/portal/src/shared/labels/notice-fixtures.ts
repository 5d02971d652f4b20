import type { getNoticeListNLog, NoticeItem } from '@qianwei/api/contract/notice';
import type { DataOf } from '@qianwei/api/endpoint';
import { storyTime } from '../time/time.fixtures.ts';

const item = (id: string, change: Partial<NoticeItem>): NoticeItem => ({
  id,
  title: '',
  category: 'EXAM',
  publisher: '江澜大学自考办',
  publishTime: '2026-11-16 09:00:00',
  top: false,
  hasFile: false,
  deadline: null,
  actionPath: null,
  read: true,
  ...change,
});

/** The notices of the demo institution, pinned first, then newest. */
const noticeItems: readonly NoticeItem[] = [
  item('apply', {
    title: '关于做好2027年1月考期课程报考工作的通知',
    publisher: '云川省高等教育自学考试委员会办公室',
    top: true,
    hasFile: true,
    deadline: '2026-11-27 17:00:00',
    actionPath: '/academic/exam/plan',
    read: false,
  }),
  item('scores', {
    title: '2026年10月考期成绩公布及复核安排',
    publishTime: '2026-11-20 10:00:00',
    read: false,
  }),
  item('upkeep', {
    title: '11月29日 00:00–04:00 系统维护公告',
    category: 'SYSTEM',
    publisher: '平台运行中心',
    publishTime: '2026-11-19 16:00:00',
  }),
  item('live', {
    title: '12月直播课表',
    category: 'STUDY',
    publishTime: '2026-11-18 09:00:00',
    hasFile: true,
  }),
  item('english', {
    title: '学士学位英语考试报名通知',
    category: 'DEGREE',
    publishTime: '2026-11-12 09:00:00',
    deadline: '2026-11-18 17:00:00',
    actionPath: '/englishSignUp',
  }),
];

/** One page of those notices. */
export const noticePage = (
  change: Partial<DataOf<typeof getNoticeListNLog>> = {},
): DataOf<typeof getNoticeListNLog> => ({
  list: [...noticeItems],
  total: 12,
  pageNo: 1,
  pageSize: 10,
  unread: 2,
  serverTime: storyTime,
  ...change,
});
