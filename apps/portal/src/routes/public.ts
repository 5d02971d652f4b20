import { courseServicePage } from '../areas/courseService/course-service.page.ts';
import { loginPage } from '../areas/login/login.page.ts';
import { noticeListPage } from '../areas/notice/notice-list.page.ts';
import { pendingPage } from '../areas/pending/pending.page.ts';
import { versionPage } from '../areas/version/version.page.ts';
import { routesOf, type TableRow } from './declare-page.ts';

/** Pages open without login (ROUTE-2), on every host and platform; none of them is in the menu (ROUTE-7). */
export const publicTable: readonly TableRow[] = [
  loginPage,
  noticeListPage,
  pendingPage({
    path: '/englishSignUp',
    title: '学士学位英语考试报名',
    hidden: true,
    purpose: '报名学士学位英语考试，查询和打印准考证。',
  }),
  pendingPage({
    path: '/practiceSignUp',
    title: '实践考核报名',
    hidden: true,
    purpose: '报名实践性环节考核，查询、修改或撤销报名。',
  }),
  pendingPage({
    path: '/reviews/ticket',
    title: '答辩准考证',
    hidden: true,
    noCache: true,
    purpose: '查询和打印毕业设计（论文）答辩准考证。',
  }),
  pendingPage({
    path: '/reviews/practice/ticket',
    title: '实践考核准考证',
    hidden: true,
    noCache: true,
    purpose: '查询和打印实践考核准考证。',
  }),
  courseServicePage,
  pendingPage({
    path: '/searchId',
    title: '准考证号查询',
    hidden: true,
    purpose: '用姓名、证件号和手机号找回准考证号。',
  }),
  pendingPage({
    path: '/englishScores',
    title: '学位英语成绩查询',
    hidden: true,
    purpose: '查询学位英语成绩，申请复核。',
  }),
  pendingPage({ path: '/live', title: '直播课', hidden: true, purpose: '不登录也能看公开的直播课。' }),
  versionPage,
];

/** The routes of `publicTable`. */
export const publicRoutes = routesOf(publicTable);

/** Every address that needs no login, as the specification lists them (ROUTE-2). */
export const publicPaths: readonly string[] = publicRoutes.map(({ path }) => path);

/** True for a page that is open without login (ROUTE-2). */
export const isPublic = (path: string): boolean => publicPaths.includes(path.replace(/(?<=.)\/$/, ''));
