import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generate } from './generate.ts';
import { activeMenuPath, breadcrumbs, buildMenu, type MenuListItem, type MenuNode } from './menu.ts';
import { constantRoutes, fixedRoutes } from './testing/example-routes.ts';

const full = generate({ platform: '10001', isCertificateHost: false, constantRoutes, fixedRoutes });
const thesisOnly = generate({ platform: '10002', isCertificateHost: false, constantRoutes, fixedRoutes });
const certificate = generate({ platform: '10001', isCertificateHost: true, constantRoutes, fixedRoutes });

const words = (menu: readonly MenuNode[]): string =>
  menu.map(({ title, children }) => (children.length ? `${title}(${words(children)})` : title)).join(' ');
const paths = (menu: readonly MenuNode[]): string[] =>
  menu.flatMap(({ path, children }) => [path, ...paths(children)]);

it('ROUTE-7 shows pages and groups in the order of the table, and no hidden route', () => {
  expect(words(buildMenu(full))).toBe(
    '首页 学习中心(课程学习 直播课程) 考试中心(实践测评) 教务管理(考试计划 成绩查询) 论文管理 论文复检',
  );
  expect(paths(buildMenu(full))).toEqual(
    expect.arrayContaining(['/course/liveList', '/thesisRetest/directory']),
  );
  expect(words(buildMenu(thesisOnly))).toBe('论文管理 论文复检');
});

it('ROUTE-7 what is for the end of the menu stands last, before the list has come and after', () => {
  const [home, ...others] = full;
  const account = { path: '/account', title: '个人信息', menuEnd: true };
  const menu = buildMenu([...(home ? [home] : []), account, ...others]);
  expect(words(menu)).toBe(`${words(buildMenu(full))} 个人信息`);
  const list = paths(menu).map((path) => ({ path }));
  expect(paths(buildMenu([account, ...full], list))).toEqual(paths(menu));
});

it('PAGE-4 the certificate host has its own word in the menu, even where the list says otherwise', () => {
  const list = [{ path: '/exam/practice/assessment', title: '实践测评', badge: 1 }];
  expect(words(buildMenu(certificate, list))).toBe('学习中心(课程学习 直播课程) 考试中心(证书测评)');
  expect(breadcrumbs(certificate, '/exam/play').map(({ title }) => title)).toContain('证书测评');
});

it('ROUTE-9 marks the groups that stay open', () => {
  const open = buildMenu(full).filter(({ alwaysOpen }) => alwaysOpen);
  expect(open.map(({ title }) => title)).toEqual(['学习中心', '考试中心', '教务管理']);
});

it('GEN-6 the list renames, badges, hides and reorders', () => {
  const menu = buildMenu(full, [
    { path: '/thesis', title: '毕业论文', badge: 2, badgeType: 'TODO' },
    { path: '/course' },
    { path: '/home/index', icon: 'star', badge: 0 },
    { path: '/academic/gradeSearch', hidden: true },
    { path: '/thesisRetest', hidden: true },
  ]);
  expect(words(menu)).toBe('毕业论文 学习中心(课程学习 直播课程) 考试中心(实践测评) 教务管理(考试计划) 首页');
  expect(menu[0]).toMatchObject({ path: '/thesis/index', badge: 2, badgeType: 'TODO', icon: 'thesis' });
  expect(menu.at(-1)).toMatchObject({ path: '/home/index', icon: 'star' });
  expect(menu.at(-1)).not.toHaveProperty('badge');
});

it('GEN-6 a list that hides every page of a group hides the group', () => {
  const menu = buildMenu(full, [{ path: '/exam/practice/assessment', hidden: true }]);
  expect(words(menu)).not.toContain('考试中心');
});

it('GEN-6 a badge alone moves nothing', () => {
  expect(paths(buildMenu(full, [{ path: '/thesis/index', badge: 1 }]))).toEqual(paths(buildMenu(full)));
});

it('GEN-6 no list ever adds an entry, or shows a hidden one', () => {
  const item = fc.record<MenuListItem>(
    {
      path: fc.oneof(
        fc.constantFrom('/thesis', '/home', '/course/list', '/course/play', '/notice', '/admin', '/'),
        fc.string(),
      ),
      title: fc.string(),
      hidden: fc.boolean(),
      badge: fc.oneof(fc.integer(), fc.constant(Number.NaN)),
    },
    { requiredKeys: ['path'] },
  );
  for (const routes of [full, thesisOnly, certificate]) {
    const allowed = new Set(paths(buildMenu(routes)));
    fc.assert(
      fc.property(fc.array(item), (list) => {
        const shown = paths(buildMenu(routes, list));
        expect(shown.filter((path) => !allowed.has(path))).toEqual([]);
        expect(new Set(shown).size).toBe(shown.length);
        if (!list.some(({ hidden }) => hidden)) expect(shown.length).toBe(allowed.size);
      }),
    );
  }
});

it.each([
  ['/home/notice/detail/7', '/home/index'],
  ['/course/play?courseId=1', '/course/list'],
  ['/course/live?liveId=1', '/course/liveList'],
  ['/course/answer/1/2', '/course/list'],
  ['/exam/play', '/exam/practice/assessment'],
  ['/academic/gradeSearch', '/academic/gradeSearch'],
  ['/thesis/edit/p1', '/thesis/index'],
  ['/thesisRetest/reviews/p1', '/thesisRetest/directory'],
])('ROUTE-8 %s highlights %s', (path, entry) => {
  expect(activeMenuPath(full, path)).toBe(entry);
  expect(paths(buildMenu(full))).toContain(entry);
});

it('ROUTE-8 a path that belongs to no entry highlights none', () => {
  expect(activeMenuPath(full, '/nowhere')).toBeUndefined();
  expect(activeMenuPath(full, '/notice')).toBeUndefined();
  expect(activeMenuPath([], '/home')).toBeUndefined();
});

it('ROUTE-8 the breadcrumb leads over the group and the entry to the page', () => {
  const way = (path: string) => breadcrumbs(full, path).map((crumb) => `${crumb.title} ${crumb.path}`);
  expect(way('/course/list')).toEqual(['学习中心 /course', '课程学习 /course/list']);
  expect(way('/home/notice/detail/7')).toEqual(['首页 /home/index', '公告详情 /home/notice/detail/7']);
  expect(way('/thesis/edit/p1')).toEqual(['论文管理 /thesis/index', '论文撰写 /thesis/edit/p1']);
  expect(way('/course/live?liveId=1')).toEqual([
    '学习中心 /course',
    '直播课程 /course/liveList',
    '直播课堂 /course/live?liveId=1',
  ]);
  expect(way('/home/index')).toEqual(['首页 /home/index']);
  expect(way('/nowhere')).toEqual(['页面不存在 /nowhere']);
});
