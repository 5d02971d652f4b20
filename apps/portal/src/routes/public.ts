import type { PortalRoute } from '@qianwei/machines/routes/route';

/** Open without login (ROUTE-2), on every host and platform; none of them is in the menu (ROUTE-7). */
export const publicRoutes: readonly PortalRoute[] = [
  { path: '/login', title: '登录', icon: 'login', hidden: true, component: 'login' },
  {
    path: '/notice',
    title: '通知公告',
    icon: 'notice',
    hidden: true,
    activeMenu: '/home',
    keepAlive: true,
    component: 'noticeList',
  },
  { path: '/englishSignUp', title: '学士学位英语考试报名', hidden: true, component: 'pending' },
  { path: '/practiceSignUp', title: '实践考核报名', hidden: true, component: 'pending' },
  { path: '/reviews/ticket', title: '答辩准考证', hidden: true, noCache: true, component: 'pending' },
  {
    path: '/reviews/practice/ticket',
    title: '实践考核准考证',
    hidden: true,
    noCache: true,
    component: 'pending',
  },
  { path: '/courseService', title: '课程服务查询', hidden: true, component: 'pending' },
  { path: '/searchId', title: '准考证号查询', hidden: true, component: 'pending' },
  { path: '/englishScores', title: '学位英语成绩查询', hidden: true, component: 'pending' },
  { path: '/live', title: '直播课', hidden: true, component: 'pending' },
  { path: '/version', title: '版本信息', hidden: true, noCache: true, component: 'version' },
];

/** Every address that needs no login, as the specification lists them (ROUTE-2). */
export const publicPaths: readonly string[] = publicRoutes.map(({ path }) => path);

/** True for a page that is open without login (ROUTE-2). */
export const isPublic = (path: string): boolean => publicPaths.includes(path.replace(/(?<=.)\/$/, ''));
