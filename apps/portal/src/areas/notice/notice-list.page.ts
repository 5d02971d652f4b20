import { declarePage } from '../../routes/declare-page.ts';

export const noticeListPage = declarePage({
  path: '/notice',
  title: '通知公告',
  component: 'noticeList',
  code: () => import('./NoticeListPage.tsx'),
  skeleton: 'list',
  icon: 'notice',
  hidden: true,
  activeMenu: '/home',
  keepAlive: true,
});
