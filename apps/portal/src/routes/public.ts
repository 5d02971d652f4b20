import { courseServicePage } from '../areas/courseService/course-service.page.ts';
import { englishScoresPage } from '../areas/englishScores/english-scores.page.ts';
import { loginPage } from '../areas/login/login.page.ts';
import { noticeListPage } from '../areas/notice/notice-list.page.ts';
import { pendingPage } from '../areas/pending/pending.page.ts';
import { searchIdPage } from '../areas/searchId/search-id.page.ts';
import { englishSignUpPage } from '../areas/signUp/english-sign-up.page.ts';
import { practiceSignUpPage } from '../areas/signUp/practice-sign-up.page.ts';
import { practiceTicketPage } from '../areas/signUp/ticket/practice-ticket.page.ts';
import { versionPage } from '../areas/version/version.page.ts';
import { routesOf, type TableRow } from './declare-page.ts';

/** Pages open without login (ROUTE-2), on every host and platform; none of them is in the menu (ROUTE-7). */
export const publicTable: readonly TableRow[] = [
  loginPage,
  noticeListPage,
  englishSignUpPage,
  practiceSignUpPage,
  pendingPage({
    path: '/reviews/ticket',
    title: '答辩准考证',
    hidden: true,
    noCache: true,
  }),
  practiceTicketPage,
  courseServicePage,
  searchIdPage,
  englishScoresPage,
  pendingPage({ path: '/live', title: '直播课', hidden: true }),
  versionPage,
];

/** The routes of `publicTable`. */
export const publicRoutes = routesOf(publicTable);

/** Every address that needs no login, as the specification lists them (ROUTE-2). */
export const publicPaths: readonly string[] = publicRoutes.map(({ path }) => path);

/** True for a page that is open without login (ROUTE-2). */
export const isPublic = (path: string): boolean => publicPaths.includes(path.replace(/(?<=.)\/$/, ''));
