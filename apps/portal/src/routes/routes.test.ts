import { generate } from '@qianwei/machines/routes/generate';
import { activeMenuPath, buildMenu } from '@qianwei/machines/routes/menu';
import { findRoute, placeRoutes } from '@qianwei/machines/routes/route';
import { describe, expect, it } from 'vitest';
import { groupAddresses, publicAddresses } from '../../../../tests/support/addresses.ts';
import { isPendingPage } from '../areas/pending/pending.page.ts';
import { purposes } from '../areas/pending/purposes.ts';
import { allRoutes, allTables } from './all.ts';
import { baseRoutes } from './base.ts';
import { constantRoutes } from './constant.ts';
import { pagesIn } from './declare-page.ts';
import { fixedRoutes } from './fixed.ts';
import { pages } from './pages.ts';
import { publicPaths, publicRoutes } from './public.ts';

const full = generate({ platform: '10001', isCertificateHost: false, constantRoutes, fixedRoutes });
const student = [...publicRoutes, ...baseRoutes, ...full];
const placed = placeRoutes(allRoutes);
const pathsOf = (holds: (path: (typeof placed)[number]) => unknown) =>
  placed.filter(holds).map(({ path }) => path);

/** Every row of the specification's tables: an address as a student opens it, and the route that must answer. */
const rows: [address: string, route: string][] = [
  ...publicAddresses.map((path): [string, string] => [path, path]),
  ['/home/index', '/home/index'],
  ['/home/notice/detail/n1', '/home/notice/detail/:id'],
  ['/account/index', '/account/index'],
  ['/course/list', '/course/list'],
  ['/course/play?lessonId=1', '/course/play'],
  ['/course/live', '/course/live'],
  ['/course/liveVideo', '/course/liveVideo'],
  ['/course/liveList', '/course/liveList'],
  ['/course/chapter/c1', '/course/chapter/:id'],
  ['/course/test/c1', '/course/test/:id'],
  ['/course/answer/s1/t1', '/course/answer/:subjectId/:id'],
  ['/course/analysis/s1/r1/t1', '/course/analysis/:subjectId/:testRecordId/:id'],
  ['/exam/practice/assessment', '/exam/practice/assessment'],
  ['/exam/play', '/exam/play/:bizId?'],
  ['/exam/play/b1', '/exam/play/:bizId?'],
  ['/exam/chapter/c1', '/exam/chapter/:id/:bizId?'],
  ['/exam/chapter/c1/b1', '/exam/chapter/:id/:bizId?'],
  ['/exam/scores/history/t1', '/exam/scores/history/:id/:bizId?'],
  ['/exam/scores/history/t1/b1', '/exam/scores/history/:id/:bizId?'],
  ['/academic/exam/plan', '/academic/exam/plan'],
  ['/academic/apply/info', '/academic/apply/info'],
  ['/academic/gradeSearch', '/academic/gradeSearch'],
  ['/academic/course/setting', '/academic/course/setting'],
  ['/apply/graduation', '/apply/graduation'],
  ['/applyDegree/index', '/applyDegree/index'],
  ['/thesis/index', '/thesis/index'],
  ['/thesis/directory/p1', '/thesis/directory/:studentPlanId'],
  ['/thesis/chooseTopic/p1/q1', '/thesis/chooseTopic/:studentPlanId/:planId'],
  ['/thesis/readManageRule/q1', '/thesis/readManageRule/:planId'],
  ['/thesis/readReportRule/q1', '/thesis/readReportRule/:planId'],
  ['/thesis/readThesisRule/q1', '/thesis/readThesisRule/:planId'],
  ...['reviews', 'appointment', 'letterCommitment', 'useAIInfo', 'edit', 'annotate', 'reviewsPrint'].flatMap(
    (page): [string, string][] => [
      [`/thesis/${page}/p1`, `/thesis/${page}/:studentPlanId`],
      [`/thesisRetest/${page}/p1`, `/thesisRetest/${page}/:studentPlanId`],
    ],
  ),
  ['/thesisRetest/directory', '/thesisRetest/directory'],
  ['/thesis/reviewsManual', '/thesis/reviewsManual'],
  ['/thesisRetest/reviewsManual', '/thesisRetest/reviewsManual'],
  ['/password', '/password'],
  ['/chooseMajor', '/chooseMajor'],
];

describe('the route table', () => {
  it.each(rows)('ROUTE-5 %s is a page with a title', (address, route) => {
    const found = findRoute(student, address);
    expect(found?.path).toBe(route);
    expect(found?.route.title).toBeTruthy();
    expect(Object.keys(pages)).toContain(found?.route.component);
  });

  it('ROUTE-5 has no page that the specification does not name', () => {
    const named = new Set(rows.map(([, route]) => route));
    expect(pathsOf(({ route }) => route.component).filter((path) => !named.has(path))).toEqual([]);
  });

  it.each(publicAddresses)('ROUTE-2 %s is open without login', (path) => {
    expect(publicPaths).toContain(path);
  });

  it('ROUTE-2 nothing else is open without login', () => {
    expect(publicPaths).toHaveLength(publicAddresses.length);
  });

  it.each(groupAddresses)('ROUTE-6 %s leads to %s', (group, first) => {
    expect(findRoute(student, group)?.route.redirect).toBe(first);
  });

  it('ROUTE-7 the menu holds the visible pages only, the live courses and the retest among them, 个人信息 last', () => {
    const flat = buildMenu(full).flatMap(({ path, children }) =>
      children.length > 0 ? children.map((child) => child.path) : [path],
    );
    expect(flat).toEqual([
      '/home/index',
      '/course/list',
      '/course/liveList',
      '/exam/practice/assessment',
      '/academic/exam/plan',
      '/academic/apply/info',
      '/academic/gradeSearch',
      '/academic/course/setting',
      '/apply/graduation',
      '/applyDegree/index',
      '/thesis/index',
      '/thesisRetest/directory',
      '/account/index',
    ]);
  });

  it.each([
    ['/home/notice/detail/n1', '/home/index'],
    ['/notice', '/home/index'],
    ['/course/chapter/c1', '/course/list'],
    ['/course/liveVideo', '/course/liveList'],
    ['/exam/play', '/exam/practice/assessment'],
    ['/thesis/edit/p1', '/thesis/index'],
    ['/thesis/reviewsManual', '/thesis/index'],
    ['/thesisRetest/annotate/p1', '/thesisRetest/directory'],
    ['/password', '/account/index'],
  ])('ROUTE-8 %s highlights %s', (page, entry) => {
    expect(activeMenuPath(student, page)).toBe(entry);
  });

  it('ROUTE-9 learning centre, exam centre and academic affairs stay open', () => {
    expect(pathsOf(({ route }) => route.alwaysOpen)).toEqual(['/course', '/exam', '/academic']);
  });

  it('ROUTE-10 exactly the pages of the rule are kept', () => {
    expect(pathsOf(({ route }) => route.keepAlive)).toEqual([
      '/notice',
      '/home/index',
      '/account/index',
      '/course/list',
      '/course/liveList',
      '/exam/practice/assessment',
      '/academic/exam/plan',
      '/academic/apply/info',
      '/academic/gradeSearch',
      '/academic/course/setting',
      '/apply/graduation',
      '/applyDegree/index',
      '/thesis/index',
      '/thesisRetest/directory',
    ]);
  });

  it('ROUTE-10 version and manuals are never cached', () => {
    for (const path of ['/version', '/thesis/reviewsManual', '/thesisRetest/reviewsManual'])
      expect(findRoute(student, path)?.route).toMatchObject({ noCache: true });
  });

  it('ROUTE-12 an address without a page is the 404 page', () => {
    expect(findRoute(student, '/nowhere')?.route.component).toBe('notFound');
  });
});

it('no two pages share an address', () => {
  const paths = pagesIn(allTables).map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('every page that is not built yet says its use, and no other', () => {
  const pending = pagesIn(allTables).filter(isPendingPage);
  expect(Object.keys(purposes).toSorted()).toEqual(pending.map(({ path }) => path).toSorted());
});
