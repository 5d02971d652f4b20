import { getHomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline } from '../../shared/client/story-client.tsx';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import type { Notify } from '../../shared/page/notify.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import HomePage from './HomePage.tsx';
import { busyHome, newHome, quietHome } from './home.fixtures.ts';

const notices = answers(getNoticeListNLog, noticePage());

const show = (fixtures: Fixture[], notify?: Notify) =>
  render(
    <StoryPage fixtures={fixtures} notify={notify}>
      <HomePage />
    </StoryPage>,
  );

describe('the home page', () => {
  it('greets by the hour of the server and says how long until the next exam', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('周子墨同学，晚上好');
    await expect.element(screen.getByText('距 2027年1月考期')).toHaveTextContent('49天');
  });

  it('names the next step with its deadline, and links to it', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const next = screen.getByRole('region', { name: '《数据库系统原理》综合测验' });
    await expect.element(next).toHaveTextContent('进行中的测验，计时没有停');
    await expect.element(next).toHaveTextContent('今晚 21:02 自动交卷');
    await expect.element(next).toHaveTextContent('第 2 次，共 2 次，取最高分；目前最高 78 分');
    await expect
      .element(next.getByRole('link', { name: '查看测验规则' }))
      .toHaveAttribute('href', '/course/test/04735?testId=04735-comprehensive');
    await expect
      .element(next.getByRole('link', { name: '继续作答' }))
      .toHaveAttribute('href', '/course/answer/04735/04735-comprehensive');
    await expect.element(next.getByRole('img', { name: /剩余 48:1\d/ })).toBeVisible();
  });

  it('shows a new student the first step alone', async () => {
    const screen = await show([answers(getHomeIndex, newHome), notices]);
    await expect.element(screen.getByRole('heading', { name: '核对个人信息' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '接下来' })).not.toBeInTheDocument();
  });

  it('lists the steps that follow with the time left for each', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const clash = screen.getByRole('link', { name: /报考篮里的 1 处时段冲突/ });
    await expect.element(clash).toHaveTextContent('离截止还有 5 天 20 小时');
    await expect.element(screen.getByRole('link', { name: /正在直播/ })).toHaveTextContent('今晚 21:24 结束');
    await expect.element(clash).toHaveAttribute('href', '/academic/exam/plan');
  });

  it('says why nothing is due, and keeps the shortcuts', async () => {
    const screen = await show([answers(getHomeIndex, quietHome), notices]);
    await expect.element(screen.getByRole('heading', { name: '眼下没有待办' })).toBeVisible();
    await expect.element(screen.getByText(/30 天内没有你要赶的日子/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '个人信息' })).toBeVisible();
  });

  it('marks only a notice that can still be acted on with 可办理', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    await expect
      .element(screen.getByRole('link', { name: /课程报考工作的通知/ }))
      .toHaveTextContent('可办理');
    await expect.element(screen.getByRole('link', { name: /学位英语考试/ })).not.toHaveTextContent('可办理');
    await expect
      .element(screen.getByRole('link', { name: '全部公告' }))
      .toHaveAttribute('href', '/notice?all=1');
  });

  it('keeps the page when the notices fail, and loads them again on request', async () => {
    let fails = true;
    const flaky: Fixture = {
      path: getNoticeListNLog.path,
      reply: (payload) => (fails ? offline(getNoticeListNLog).reply(payload) : notices.reply(payload)),
    };
    const screen = await show([answers(getHomeIndex, busyHome), flaky]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('通知公告加载失败');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: '重新加载' }).click();
    await expect.element(screen.getByRole('link', { name: /12月直播课表/ })).toBeVisible();
  });

  it('says what failed when the home call fails, and keeps the notices', async () => {
    const screen = await show([offline(getHomeIndex), notices]);
    await expect.element(screen.getByText(/首页加载失败（网络连接异常/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /12月直播课表/ })).toBeVisible();
  });

  it('shows the dates of others on request only', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const radar = screen.getByRole('list', { name: '截止雷达' });
    await expect.element(radar).not.toHaveTextContent('毕业申请材料提交截止');
    await screen.getByRole('button', { name: '全部日程（6）' }).click();
    await expect.element(radar).toHaveTextContent('毕业申请材料提交截止');
    await screen.getByRole('button', { name: '只看我的' }).click();
    await expect.element(radar).not.toHaveTextContent('毕业申请材料提交截止');
  });

  it('a deadline at midnight is 24:00 of the day before, the start of a defence is no deadline', async () => {
    const step = { ...newHome.nextStep!, deadline: '2026-11-25 00:00:00' };
    const due = await show([answers(getHomeIndex, { ...newHome, nextStep: step }), notices]);
    await expect
      .element(due.getByRole('region', { name: step.title }))
      .toHaveTextContent('2026年11月24日（周二）24:00 截止，还有 3 天 3 小时');
    await due.unmount();
    const defence = { ...step, deadline: '2026-11-22 09:30:00', occasion: 'START' as const };
    const starts = await show([answers(getHomeIndex, { ...newHome, nextStep: defence }), notices]);
    await expect
      .element(starts.getByRole('region', { name: step.title }))
      .toHaveTextContent('明天（周日）09:30 开始，还有 13 小时 15 分钟');
  });

  it('exports the deadlines as a calendar file', async () => {
    const notify = vi.fn<Notify>();
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'data:text/calendar,';
    });
    const screen = await show([answers(getHomeIndex, busyHome), notices], notify);
    await screen.getByRole('button', { name: '导出日历' }).click();
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
    const file = (await saved[0]?.text())?.replace(/\r\n /g, '');
    expect(file?.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(file).toContain(`URL:${location.origin}/academic/exam/plan`);
    create.mockRestore();
  });

  it('fits a phone of 360 px without sideways scrolling', async () => {
    await page.viewport(360, 740);
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });
});
