import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { getMenuList } from '@qianwei/api/contract/menu';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answers, held } from '../shared/client/story-client.tsx';
import { heading, known, leavePortal, openPortal } from './story-portal.tsx';

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

/** The menu as the screens have it, top to bottom. */
const entries = [
  ['/home/index', '首页'],
  ['/course', '学习中心'],
  ['/course/list', '课程学习'],
  ['/course/liveList', '直播课程'],
  ['/exam', '考试中心'],
  ['/exam/practice/assessment', '实践测评'],
  ['/academic', '教务管理'],
  ['/academic/exam/plan', '考试计划'],
  ['/academic/apply/info', '报考记录'],
  ['/academic/gradeSearch', '成绩查询'],
  ['/academic/course/setting', '课程设置'],
  ['/apply/graduation', '毕业材料提交'],
  ['/applyDegree/index', '学位申请'],
  ['/thesis/index', '论文管理'],
  ['/thesisRetest/directory', '论文复检'],
  ['/account/index', '个人信息'],
] as const;

/** Where each link of the menu stands. */
const places = () =>
  page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link')
    .elements()
    .map((link) => {
      const { top, left, height } = link.getBoundingClientRect();
      return { href: link.getAttribute('href'), top, left, height };
    });

it('GEN-6 nothing of the menu moves when the list comes that badges it', async () => {
  await page.viewport(1280, 900);
  const list = held(
    answers(
      getMenuList,
      entries.map(([path, title]) => ({
        path,
        title,
        icon: '',
        hidden: false,
        badge: path === '/academic/exam/plan' ? 1 : 0,
        badgeType: path === '/academic/exam/plan' ? 'TODO' : 'NONE',
      })),
    ),
  );
  await openPortal('/course/list', [known, list]);
  await expect.element(heading('课程学习')).toBeVisible();
  const before = places();
  expect(before.at(-1)?.href).toBe('/account/index');
  list.let();
  await expect.element(page.getByRole('link', { name: /^考试计划.*1/ })).toBeVisible();
  expect(places()).toEqual(before);
});
