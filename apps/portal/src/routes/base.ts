import type { PortalRoute } from '@qianwei/machines/routes/route';

/** For every student on every host and platform, and never in the menu (ROUTE-7). */
export const baseRoutes: readonly PortalRoute[] = [
  {
    path: '/password',
    title: '修改密码',
    icon: 'lock',
    hidden: true,
    activeMenu: '/account',
    component: 'password',
  },
  {
    path: '/chooseMajor',
    title: '选择专业',
    icon: 'swap',
    hidden: true,
    activeMenu: '/account',
    component: 'chooseMajor',
  },
  {
    path: '/thesis/reviewsManual',
    title: '操作手册',
    hidden: true,
    noCache: true,
    activeMenu: '/thesis',
    component: 'pending',
  },
  {
    path: '/thesisRetest/reviewsManual',
    title: '复检操作手册',
    hidden: true,
    noCache: true,
    activeMenu: '/thesisRetest',
    component: 'pending',
  },
];
