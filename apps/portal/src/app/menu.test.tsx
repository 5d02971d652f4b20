import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestPaper, submitTest } from '@qianwei/api/contract/exam/attempt';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { getMenuList } from '@qianwei/api/contract/menu';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lessonAnswers, playInfo } from '../areas/course/play/lesson-page.fixtures.ts';
import { paper, receipt } from '../areas/exam/attempt/attempt.fixtures.ts';
import { certificateTest } from '../areas/exam/overview/test-detail.fixtures.ts';
import { answers, held, refuses } from '../shared/client/story-client.tsx';
import { heading, leavePortal, openPortal, userInfoFixture } from './story-portal.tsx';

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

/** The menu list, with a number of open duties at some entries. */
const listed = (badges: Readonly<Record<string, number>>) =>
  entries.map(([path, title]) => {
    const badge = badges[path] ?? 0;
    return { path, title, icon: '', hidden: false, badge, badgeType: badge > 0 ? 'TODO' : 'NONE' } as const;
  });

/** The position of each link of the menu. */
const positions = () =>
  page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link')
    .elements()
    .map((link) => {
      const { top, left, height } = link.getBoundingClientRect();
      return { href: link.getAttribute('href'), top, left, height };
    });

it('GEN-6 nothing of the menu moves when its badges come', async () => {
  await page.viewport(1280, 900);
  const list = held(answers(getMenuList, listed({ '/academic/exam/plan': 1 })));
  await openPortal('/course/list', [userInfoFixture, list]);
  await expect.element(heading('课程学习')).toBeVisible();
  const before = positions();
  expect(before.at(-1)?.href).toBe('/account/index');
  list.let();
  await expect.element(page.getByRole('link', { name: /^考试计划.*1/ })).toBeVisible();
  expect(positions()).toEqual(before);
});

const entry = (name: RegExp) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

it('the badge of a test is gone from the menu once the test is submitted', async () => {
  await page.viewport(1280, 900);
  let isSubmitted = false;
  await openPortal('/course/answer/04735/test-04735', [
    userInfoFixture,
    answers(getMenuList, () => listed(isSubmitted ? {} : { '/course/list': 1 })),
    answers(getTestPaper, paper),
    answers(submitTest, () => {
      isSubmitted = true;
      return receipt;
    }),
    refuses(getTestDetail, errorCode.notFound, '未找到该测验或课程未开通'),
  ]);
  await page.getByRole('banner').getByRole('button', { name: '交卷' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('我承诺以上答案均由本人独立完成').click();
  await dialog.getByRole('button', { name: '仍然交卷' }).click();
  await page.getByRole('link', { name: '返回测验页' }).click();
  await expect.element(entry(/^课程学习/)).toHaveAccessibleName('课程学习');
});

it('a test is marked in the menu, and named, by its kind and not by its address', async () => {
  await page.viewport(1280, 900);
  await openPortal('/course/test/c90001', [
    userInfoFixture,
    answers(getMenuList, listed({})),
    answers(getTestDetail, certificateTest),
    answers(getTestRecordList, { list: [] }),
  ]);
  await expect.element(heading('《信息技术应用》证书测评')).toBeVisible();
  await expect.element(entry(/^实践测评/)).toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('navigation', { name: '当前位置' }))
    .toHaveTextContent(/考试中心.*实践测评.*测评规则/);
  expect(document.title).toMatch(/^测评规则 - /);
});

it('/course/play a lesson stands below its course, which 返回上一级 leads to', async () => {
  await openPortal('/course/play?courseId=04735&lessonId=04735-c04-l02', [
    userInfoFixture,
    answers(getMenuList, listed({})),
    ...lessonAnswers(playInfo),
  ]);
  await page.viewport(1280, 900);
  const way = page.getByRole('navigation', { name: '当前位置' });
  await expect.element(way).toHaveTextContent(/学习中心.*课程学习.*数据库系统原理.*4\.2 数据查询/);
  const toCourse = '/course/chapter/04735';
  await expect.element(way.getByRole('link', { name: '数据库系统原理' })).toHaveAttribute('href', toCourse);
  await page.viewport(360, 800);
  await expect.element(page.getByRole('link', { name: '返回上一级' })).toHaveAttribute('href', toCourse);
  await expect.element(page.getByRole('banner')).toHaveTextContent('数据库系统原理');
});

it('/course/play a lesson begins beside a narrow menu; opening it there changes nothing elsewhere (SESSION-5)', async () => {
  await page.viewport(1280, 900);
  await openPortal('/course/play?courseId=04735&lessonId=04735-c04-l02', [
    userInfoFixture,
    answers(getMenuList, listed({})),
    ...lessonAnswers(playInfo),
  ]);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.element(page.getByRole('button', { name: '收起菜单' })).toBeVisible();
  await page.getByRole('button', { name: '收起菜单' }).click();
  const way = page.getByRole('navigation', { name: '当前位置' });
  await way.getByRole('link', { name: '课程学习' }).click();
  await expect.element(page.getByRole('button', { name: '收起菜单' })).toBeVisible();
  expect(localStorage.getItem('sidebarStatus')).not.toBe('0');
});
