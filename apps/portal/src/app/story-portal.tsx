import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import type { DataOf } from '@qianwei/api/endpoint';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pages } from '../routes/pages.ts';
import { answers, type Fixture, memoryFetch, storyStudent } from '../shared/client/story-client.tsx';
import { recordedAnswer } from '../shared/client/story-fixture.ts';
import { Root } from './Root.tsx';
import { createServices } from './services.ts';
import userInfoRecorded from './user-info.recorded.json';

// The development server compiles a module at its first request: that must not count as the time of a test.
await Promise.all([
  import('./App.tsx'),
  import('./Shell.tsx'),
  import('./PlainFrame.tsx'),
  import('./OpeningHome.tsx'),
  import('./session-actor.ts'),
  import('@qianwei/api/client'),
  ...Object.values(pages).map(({ code }) => code()),
]);

/** User info of the story's student, whose session the server never ends. */
export const userInfo: DataOf<typeof getUserInfo> = {
  ...recordedAnswer(getUserInfo, userInfoRecorded),
  idleSeconds: undefined,
};

/** The call for user info, answered. */
export const userInfoFixture = answers(getUserInfo, userInfo);

const serverTime = '2026-11-21 20:14:00';
/** The calls of every page, answered with nothing in them. */
export const quiet: Fixture[] = [
  answers(getMenuList, []),
  answers(getNoticeListNLog, {
    list: [],
    total: 0,
    pageNo: 1,
    pageSize: 10,
    fresh: 0,
    unread: 0,
    serverTime,
  }),
  answers(getPublicServiceListNLog, { list: [], maintenance: null, serverTime, demo: false }),
];
const before = location.pathname + location.search;

/** The whole portal at an address, with a server in memory; with `student` null nobody is logged in. */
export async function openPortal(path: string, fixtures: Fixture[], student: object | null = storyStudent) {
  if (student === null) localStorage.removeItem('qianwei_student');
  else localStorage.setItem('qianwei_student', JSON.stringify(student));
  history.pushState(null, '', path);
  const services = createServices(memoryFetch([...fixtures, ...quiet]));
  await services.resume();
  return render(<Root services={services} />);
}

/** Clears the storages and restores the address after a visit. */
export function leavePortal(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '', before);
}

/** Waits for the address shown, with its query. */
export const address = () => expect.poll(() => location.pathname + location.search);

/** The heading of a page. */
export const heading = (name: string) => page.getByRole('heading', { level: 1, name });
