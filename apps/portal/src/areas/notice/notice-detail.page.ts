import { declarePage } from '../../routes/declare-page.ts';

export const noticeDetailPage = declarePage({
  path: '/home/notice/detail/:id',
  title: '公告详情',
  component: 'noticeDetail',
  code: () => import('./NoticeDetailPage.tsx'),
  skeleton: 'record',
  icon: 'notice',
  hidden: true,
  activeMenu: '/home',
  example: '/home/notice/detail/n01',
});
