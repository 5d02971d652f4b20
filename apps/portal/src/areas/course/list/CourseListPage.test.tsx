import { type CourseList, getCourseList } from '@qianwei/api/contract/course/list';
import { errorCode } from '@qianwei/api/contract/envelope';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import CourseListPage from './CourseListPage.tsx';
import { allPassed, expired, nothingOpened, withoutCompTest, zhou } from './list.fixtures.ts';

const show = (answer: CourseList | Fixture, search = '') =>
  render(
    <StoryPage
      fixtures={['path' in answer ? answer : answers(getCourseList, answer)]}
      path={`/course/list${search}`}
    >
      <CourseListPage />
    </StoryPage>,
  );

const database = '数据库系统原理';

describe('课程学习', () => {
  it('/course/list ✓ the formula of 04735 comes to 82.8 and 24.8 of 30, with 55 in the exam to 63.3, 合格', async () => {
    const screen = await show(zhou);
    const button = screen.getByRole('button', { name: `过程性成绩怎么算：${database}` });
    await button.click();
    const panel = screen.getByRole('dialog', { name: `过程性成绩怎么算：${database}` });
    await expect.element(panel.getByRole('row', { name: '视频学习 86 × 30% 25.8' })).toBeVisible();
    await expect.element(panel.getByRole('row', { name: '章节测验 82 × 30% 24.6' })).toBeVisible();
    await expect.element(panel.getByRole('row', { name: '综合测验 78 × 30% 23.4' })).toBeVisible();
    await expect.element(panel.getByRole('row', { name: '学习表现 90 × 10% 9.0' })).toBeVisible();
    await expect.element(panel.getByRole('row', { name: '合计 82.8' })).toBeVisible();
    await expect.element(panel).toHaveTextContent('82.8 × 30% ＝ 24.84，计 24.8 / 30');
    await expect.element(panel).toHaveTextContent('直播出勤2 / 2 次30 / 30');
    await expect.element(panel).toHaveTextContent('《自考课程过程性评价实施细则》第六条，2025-09-01');
    const example = panel.getByRole('status');
    await expect.element(example).toHaveTextContent('55 × 70% + 82.8 × 30% = 63.3，合格');

    await panel.getByRole('textbox', { name: '若统考' }).fill('50');
    await userEvent.keyboard('{Enter}');
    await expect.element(example).toHaveTextContent('50 × 70% + 82.8 × 30% = 59.8，不合格');
    await expect.element(panel).toHaveTextContent('统考 50.3 分就合格');
    await panel.getByRole('textbox', { name: '若统考' }).fill('90');
    await userEvent.keyboard('{Enter}');
    await expect.element(example).toHaveTextContent('87.8，低于统考，取 90.0，合格');

    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('the formula of a course without 综合测验 says that it is left out, and how much more the others weigh', async () => {
    const screen = await show(withoutCompTest);
    const button = screen.getByRole('button', { name: `过程性成绩怎么算：${database}` });
    await button.click();
    const panel = screen.getByRole('dialog');
    await expect
      .element(panel)
      .toHaveTextContent('这门课没有综合测验，不计这一项，其余各项按比例加重：视频学习 42.86%');
    await expect.element(panel.getByRole('row', { name: '合计 84.8' })).toBeVisible();
    await button.click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('goes on with the course studied last where the student stopped, and counts down the test that runs', async () => {
    const screen = await show(zhou);
    const book = screen.getByRole('region', { name: '上次学到' });
    await expect.element(book).toHaveTextContent('上次学到这里，昨天 22:41');
    await expect
      .element(book)
      .toHaveTextContent('第四章 SQL与关系数据库基本操作4.2 数据查询，看到 0:42，共 1:21');
    const link = (name: string) => book.getByRole('link', { name });
    await expect
      .element(link('继续学习'))
      .toHaveAttribute('href', '/course/play?courseId=04735&lessonId=04735-c04-l02');
    await expect.element(link('章节目录')).toHaveAttribute('href', '/course/chapter/04735');
    await expect.element(link('综合测验')).toHaveAttribute('href', '/course/test/04735');
    await expect.element(link('错题本')).toHaveAttribute('href', '/course/test/04735?tab=book');
    await expect.element(book).toHaveTextContent(/综合测验第 2 次进行中，剩余 48:1\d/);
    await expect
      .element(link(`去作答：${database}`))
      .toHaveAttribute('href', '/course/answer/04735/04735-comprehensive');
    await expect.element(book).toHaveTextContent('下次开考 1月9日上午，与 13003 同场，只能报其中一门');
  });

  it('says of each course how far it is, when it is examined, and that a service ends in a week', async () => {
    const screen = await show(zhou);
    const card = (name: string) => screen.getByRole('listitem').filter({ hasText: name }).first();
    await expect.element(card('离散数学')).toHaveTextContent(/章节测验3\/9综合未考过程性9\.6\/30/);
    await expect.element(card('习近平新时代')).toHaveTextContent('本期不开考，预计 2027年4月');
    await expect.element(card('高等数学')).toHaveTextContent('课程服务 11月28日到期');
    await screen.getByRole('button', { name: '续期办法：高等数学（工本）' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: '续期办法' }).getByRole('link', { name: /打电话/ }))
      .toHaveAttribute('href', 'tel:025-0000-0000');
    await expect.element(card('还有 4 门未开通')).toHaveTextContent('13015 计算机系统原理');
    const days = screen.getByRole('list', { name: '本周每日学习分钟数' });
    await expect.element(days).toHaveTextContent('二42 分钟');
    await expect.element(screen.getByText('3 小时 20 分')).toBeVisible();
  });

  it('/course/list E1 opens no course whose service has ended: it is on the shelf with the day, and with how to renew it', async () => {
    const screen = await show(expired);
    await expect
      .element(screen.getByRole('region', { name: '上次学到' }))
      .toHaveTextContent('数据结构与算法');
    const card = screen.getByRole('listitem').filter({ hasText: database }).first();
    await expect.element(card).toHaveTextContent('课程服务已到期（2026-10-25）');
    await expect.element(card.getByRole('link', { name: /继续学习/ })).not.toBeInTheDocument();
    await expect.element(card.getByRole('button', { name: /续期办法/ })).toBeVisible();
  });

  it('a course that was passed without being studied here leads nowhere, and says why', async () => {
    const list = zhou.list.map((course) =>
      course.status === 'PASSED' ? { ...course, service: null } : course,
    );
    const screen = await show(answers(getCourseList, { ...zhou, list }), '?status=PASSED');
    const card = screen
      .getByRole('list', { name: '已合格课程' })
      .getByRole('listitem')
      .filter({ hasText: '软件工程' });
    await expect.element(card.first()).toHaveTextContent('没有开通课程服务，不能学习');
    await expect.element(card.getByRole('link')).not.toBeInTheDocument();
  });

  it('keeps the tab and the period in the address, and asks for the period', async () => {
    const asked = vi.fn(() => zhou);
    const screen = await show(answers(getCourseList, asked), '?status=PASSED');
    await expect.element(screen.getByRole('tab', { name: '已合格 5', selected: true })).toBeVisible();
    await expect.element(screen.getByRole('list', { name: '已合格课程' })).toHaveTextContent('软件工程');
    await screen.getByRole('button', { name: '考期：2027年1月考期' }).click();
    await screen.getByRole('menuitemradio', { name: '2027年4月考期' }).click();
    await expect.poll(() => asked.mock.calls.at(-1)).toMatchObject([{ periodId: 'period-5' }]);
    await screen.getByRole('tab', { name: '未开通 4' }).click();
    await expect
      .element(screen.getByRole('list', { name: '未开通课程' }))
      .toHaveTextContent('Java语言程序设计（一）');
    await expect
      .element(screen.getByRole('link', { name: /联系助学单位/ }))
      .toHaveAttribute('href', 'tel:025-0000-0000');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('finds a course by its old code without the zero, and says in which tab it is', async () => {
    const screen = await show(zhou);
    const search = screen.getByRole('searchbox', { name: '搜索课程' });
    await search.fill('3708');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('在学的课程里没有“3708”')).toBeVisible();
    await expect.element(screen.getByText(/已合格里有 1 门/)).toBeVisible();
    await screen.getByRole('tab', { name: '已合格 1' }).click();
    await expect.element(screen.getByRole('heading', { name: '中国近现代史纲要' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '软件工程' })).not.toBeInTheDocument();
    await search.fill('量子');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '查看全部课程' }).click();
    await expect.element(screen.getByRole('heading', { name: '软件工程' })).toBeVisible();
    await expect.element(search).toHaveValue('');
  });

  it('says why nothing is there: not opened, all passed, a period that is gone', async () => {
    const none = await show(nothingOpened);
    await expect.element(none.getByText('你还没有开通课程，请联系助学单位')).toBeVisible();
    await expect.element(none.getByText('本周还没有学习')).toBeVisible();
    await none.unmount();

    const all = await show(allPassed);
    await expect.element(all.getByText('没有在学的课程')).toBeVisible();
    await expect.element(all.getByText('还有 4 门未开通')).toBeVisible();
    await all.unmount();

    const gone = await show(refuses(getCourseList, errorCode.notFound, '未找到该考期'), '?periodId=period-9');
    await expect
      .element(gone.getByRole('link', { name: '看全部课程' }))
      .toHaveAttribute('href', '/course/list');
  });

  it('in 特大 has a list of minutes in place of the bars', async () => {
    document.documentElement.dataset.text = 'huge';
    try {
      await page.viewport(360, 740);
      const screen = await show(zhou);
      await expect.element(screen.getByText('42 分钟')).toBeVisible();
      expect(screen.getByText('42 分钟').element().getBoundingClientRect().width).toBeGreaterThan(30);
    } finally {
      delete document.documentElement.dataset.text;
    }
  });
});
