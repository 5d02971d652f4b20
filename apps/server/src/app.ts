import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { academicRoutes } from './areas/academic/academic.routes.ts';
import { accountRoutes } from './areas/account/account.routes.ts';
import { courseRoutes } from './areas/course/course.routes.ts';
import { courseServiceRoutes } from './areas/courseService/course-service.routes.ts';
import { degreeRoutes } from './areas/degree/degree.routes.ts';
import { englishScoresRoutes } from './areas/englishScores/english-scores.routes.ts';
import { examRoutes } from './areas/exam/exam.routes.ts';
import { graduationRoutes } from './areas/graduation/graduation.routes.ts';
import { homeRoutes } from './areas/home/home.routes.ts';
import { loginRoutes } from './areas/login/login.routes.ts';
import { menuRoutes } from './areas/menu/menu.routes.ts';
import { noticeRoutes } from './areas/notice/notice.routes.ts';
import { publicServiceRoutes } from './areas/public-service/public-service.routes.ts';
import { searchId } from './areas/searchId/search-id.workflow.ts';
import { signUpRoutes } from './areas/signUp/sign-up.routes.ts';
import { thesisRoutes } from './areas/thesis/thesis.routes.ts';
import { uploadRoutes } from './areas/upload/upload.routes.ts';
import { versionRoutes } from './areas/version/version.routes.ts';
import type { MovableClock } from './clock.ts';
import type { Deps } from './deps.ts';
import { createServer, type HttpApp } from './http/create-server.ts';
import { type Implementation, implement } from './http/implement.ts';
import { ticketRoutes } from './tickets.ts';

/** Every call of the contract that this server answers. */
export const implementations: readonly Implementation[] = [
  ...loginRoutes,
  ...menuRoutes,
  ...accountRoutes,
  ...homeRoutes,
  ...noticeRoutes,
  ...publicServiceRoutes,
  ...versionRoutes,
  ...uploadRoutes,
  ...examRoutes,
  ...courseRoutes,
  ...academicRoutes,
  ...courseServiceRoutes,
  ...signUpRoutes,
  ...graduationRoutes,
  ...degreeRoutes,
  ...thesisRoutes,
  ...ticketRoutes,
  implement(searchIdNLog, searchId),
  ...englishScoresRoutes,
];

/** The whole server; `devClock` is moved by /api/dev/clock in test mode. */
export function createApp(deps: Deps, devClock: MovableClock | null = null): HttpApp {
  return createServer(deps, implementations, devClock);
}
