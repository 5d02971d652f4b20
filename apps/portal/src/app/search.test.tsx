import '@qianwei/ui/theme/themes.css';
import { type CourseList, getCourseList, type ListedCourse } from '@qianwei/api/contract/course/list';
import { getNoticeListNLog, type NoticeItem } from '@qianwei/api/contract/notice';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, offline } from '../shared/client/story-client.tsx';
import { address, heading, leavePortal, openPortal, userInfoFixture } from './story-portal.tsx';

const notice: NoticeItem = {
  id: 'n7',
  title: '2027年1月考期报考须知',
  category: 'EXAM',
  publisher: '江澜大学自考办',
  publishTime: '2026-11-18 09:00:00',
  top: false,
  hasFile: false,
  deadline: null,
  occasion: 'DEADLINE',
  actionPath: null,
  read: true,
};
const field = page.getByRole('searchbox', { name: '课程代码或名称、公告标题、功能名称' });
const palette = page.getByRole('dialog', { name: '搜索' });

const history: ListedCourse = {
  courseId: '15043',
  subjectId: '15043',
  courseCode: '15043',
  courseName: '中国近现代史纲要',
  oldCodes: ['03708'],
  credit: 3,
  teacher: '',
  tone: 'PUBLIC',
  status: 'PASSED',
  service: null,
  videoRate: 0,
  chapterTestDone: 0,
  chapterTestTotal: 0,
  hasCompTest: false,
  compTestBest: null,
  compTestRunning: null,
  process: null,
  next: null,
  playedAt: null,
  exam: null,
  usualMonths: [],
  materialCount: 0,
};
const courseList: CourseList = {
  kind: 'EXAM',
  list: [
    history,
    { ...history, courseId: '04735', courseCode: '04735', courseName: '数据库系统原理', oldCodes: [] },
  ],
  summary: {
    studying: 0,
    passed: 2,
    closed: 0,
    week: { minutes: [0, 0, 0, 0, 0, 0, 0], today: 5, streak: 0 },
  },
  periods: [],
  periodId: '',
  basis: { title: '', date: '2026-11-01', path: null },
  serverTime: '2026-11-21 20:14:00',
};

beforeEach(() => localStorage.clear());
afterEach(leavePortal);

const open = async (...fixtures: Parameters<typeof openPortal>[1]) => {
  await openPortal('/course/list', [userInfoFixture, ...fixtures, answers(getCourseList, courseList)]);
  await expect.element(heading('课程学习')).toBeVisible();
};

it('a student finds a function by its name and goes there without a reload', async () => {
  await open();
  await page.getByRole('button', { name: /^搜索/ }).first().click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('报考记录');
  await expect.element(page.getByRole('option', { name: /报考记录/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /考试计划/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('报考记录')).toBeVisible();
  await address().toBe('/academic/apply/info');
  await expect.element(palette).not.toBeInTheDocument();
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'opens with %s, and Escape closes it',
  async (keys) => {
    await open();
    await userEvent.keyboard(keys);
    await expect.element(palette).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
  },
);

it('finds notices by their title, and says so when there is none', async () => {
  const asked: unknown[] = [];
  await open(
    answers(getNoticeListNLog, (payload) => {
      asked.push(payload.keyword);
      const list = payload.keyword === '须知' ? [notice] : [];
      return {
        list,
        total: list.length,
        pageNo: 1,
        pageSize: 8,
        unread: 0,
        fresh: 0,
        serverTime: '2026-11-21 20:14:00',
      };
    }),
  );
  await userEvent.keyboard('/');
  await userEvent.keyboard('须知');
  await expect
    .element(page.getByRole('option', { name: /报考须知/ }))
    .toHaveAttribute('href', '/home/notice/detail/n7');
  await field.fill('量子');
  await expect.element(page.getByText('没有找到相关公告，换个关键词试试。')).toBeVisible();
  expect(asked).toContain('量子');
});

it('functions can still be found when the notices do not load', async () => {
  await open(offline(getNoticeListNLog));
  await userEvent.keyboard('/');
  await userEvent.keyboard('报考');
  await expect.element(page.getByText(/公告搜索失败/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /报考记录/ })).toBeVisible();
});

it('finds a course by its name, its code and its old code, leading zeros aside, and goes to its chapters', async () => {
  let asked = 0;
  await open(
    answers(getCourseList, () => {
      asked += 1;
      return courseList;
    }),
  );
  await userEvent.keyboard('/');
  const option = page.getByRole('option', { name: /中国近现代史纲要/ });
  for (const words of ['3708', '03708']) {
    await field.fill(words);
    await expect.element(option).toHaveTextContent('旧代码 03708，现行代码 15043');
    await expect.element(page.getByRole('option', { name: /数据库/ })).not.toBeInTheDocument();
  }
  for (const words of ['近现代史', '15043']) {
    await field.fill(words);
    await expect.element(option).toHaveTextContent(/中国近现代史纲要15043$/);
  }
  await expect.element(page.getByRole('group', { name: '课程' })).toBeVisible();
  await expect.element(option).toHaveAttribute('href', '/course/chapter/15043');
  expect(asked).toBe(1);
  await userEvent.keyboard('{Enter}');
  await address().toBe('/course/chapter/15043');
});

it('says that the courses did not load, and asks again on request', async () => {
  let fails = true;
  const course = answers(getCourseList, courseList);
  await open({
    path: getCourseList.path,
    reply: (payload) => (fails ? offline(getCourseList).reply(payload) : course.reply(payload)),
  });
  await userEvent.keyboard('/');
  await userEvent.keyboard('15043');
  await expect.element(page.getByText(/课程没有加载出来/)).toBeVisible();
  fails = false;
  await page.getByRole('region', { name: '课程' }).getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('option', { name: /中国近现代史纲要/ })).toBeVisible();
});
