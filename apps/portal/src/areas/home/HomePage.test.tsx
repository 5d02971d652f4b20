import { getHomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { finishOnboarding } from '@qianwei/api/contract/onboarding';
import { parseMoment } from '@qianwei/api/time/moment';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, storyStudent } from '../../shared/client/story-client.tsx';
import { writeIgnored } from '../../shared/device/ignored-today.ts';
import { noticePage } from '../../shared/notices/notice-list.fixtures.ts';
import type { Notify } from '../../shared/page/notify.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import HomePage from './HomePage.tsx';
import {
  busyHome,
  eveHome,
  examHome,
  graduatedHome,
  lectureHome,
  newHome,
  overdueHome,
  quietHome,
  unbuiltHome,
} from './home.fixtures.ts';
import { forgetPastTicket, readKeptExamDay } from './kept-exam-day.ts';

const notices = answers(getNoticeListNLog, noticePage());

const show = (fixtures: Fixture[], notify?: Notify, path = '/home/index') =>
  render(
    <StoryPage fixtures={fixtures} notify={notify} path={path}>
      <HomePage />
    </StoryPage>,
  );

afterEach(() => localStorage.clear());

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

  it('shows a new student the four first steps, two days and the whole way; they can be put off', async () => {
    const sent: unknown[] = [];
    const finish = answers(finishOnboarding, (payload) => {
      sent.push(payload);
      return {};
    });
    const screen = await show([answers(getHomeIndex, newHome), notices, finish]);
    await expect.element(screen.getByRole('img', { name: '安家 1 / 4' })).toBeVisible();
    const steps = screen.getByRole('region', { name: '先安个家' }).getByRole('listitem');
    await expect.element(steps.nth(0)).toHaveTextContent('修改初始密码，已完成今晚 20:11 完成');
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect
      .element(screen.getByRole('link', { name: /看懂课程设置/ }))
      .toHaveAttribute('href', '/academic/course/setting');
    await expect
      .element(screen.getByRole('region', { name: '先记住两个日子' }))
      .toHaveTextContent('11月27日 17:002027年1月考期报考截止本期你最多能报 4 门');
    await expect
      .element(screen.getByRole('region', { name: '毕业要走多远' }))
      .toHaveTextContent('15 门笔试、6 门实践、毕业设计，73 学分');
    await expect.element(screen.getByRole('region', { name: '截止雷达' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '以后再说，直接进首页' }).click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ code: 'ALL_LATER' })]);
  });

  it('says how far it is to graduation; each figure leads to where it comes from', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const progress = screen.getByRole('region', { name: '毕业进度' });
    await expect.element(progress).toHaveTextContent('2026-05 版计划');
    const credits = progress.getByRole('list', { name: '毕业学分' });
    for (const words of ['已合格 20', '篮里 8', '还差 45'])
      await expect.element(credits).toHaveTextContent(words);
    for (const [name, path] of [
      ['5 / 15 笔试课程', '/academic/course/setting'],
      ['0 / 6 实践课程，2 门可报', '/academic/course/setting'],
      ['68.8 学位均分，距 70 还差 1.2', '/academic/gradeSearch'],
      ['20 / 73 学分', '/academic/course/setting'],
      ['毕业倒推', '/academic/exam/plan?view=planner'],
      ['历次统考成绩', '/academic/gradeSearch'],
      ['未报 学位英语', '/englishSignUp'],
    ] as const)
      await expect.element(progress.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect
      .element(progress.getByRole('list', { name: '历次统考成绩' }))
      .toHaveTextContent('数据结构与算法，59.5 分，不合格');
    await expect
      .element(progress.getByRole('link', { name: '毕业设计' }))
      .toHaveAttribute('href', '/thesis/index');
  });

  it('says before the press that a page is not built yet, and who does it meanwhile', async () => {
    const screen = await show([answers(getHomeIndex, unbuiltHome), notices]);
    const next = screen.getByRole('region', { name: '选定答辩场次' });
    await expect.element(next).toHaveTextContent(/“预约答辩”的页面还没有开放，请打电话办理：025-/);
    await expect
      .element(next.getByRole('link', { name: '打电话办理' }))
      .toHaveAttribute('href', 'tel:025-0000-0000');
    await expect.element(next.getByRole('link', { name: '预约答辩' })).not.toBeInTheDocument();
  });

  it('names teacher and time of a lecture that cannot be watched here yet, and offers no call', async () => {
    const screen = await show([answers(getHomeIndex, lectureHome), notices]);
    const next = screen.getByRole('region', { name: '正在直播' });
    await expect.element(next).toHaveTextContent(/主讲 沈知行，19:54 开始。/);
    await expect.element(next).toHaveTextContent('今晚 21:24 结束');
    await expect.element(next).toHaveTextContent('看直播的页面还没有开放，网上现在看不了。');
    await expect.element(screen.getByRole('link', { name: '打电话办理' })).not.toBeInTheDocument();
    await screen.unmount();
    const busy = await show([answers(getHomeIndex, busyHome), notices]);
    const line = busy.getByRole('listitem').filter({ hasText: /正在直播/ });
    await expect.element(line).toHaveTextContent('主讲 沈知行');
    await expect.element(line).not.toHaveTextContent('打电话');
  });

  it('on the eve of an exam without a seat says since when it is overdue, and who can be asked; it cannot be hidden', async () => {
    const screen = await show([answers(getHomeIndex, overdueHome), notices]);
    const next = screen.getByRole('region', { name: /还没有考场和座位/ });
    await expect.element(next).toHaveTextContent('原定 2026年11月12日（周四）10:00 公布，还没有公布');
    await expect.element(next).toHaveTextContent(/11月22日上午 13140.+025-0000-0000/);
    await expect.element(next.getByRole('link', { name: '看报考记录' })).toBeVisible();
    await expect.element(next.getByRole('button', { name: '忽略今日' })).not.toBeInTheDocument();
  });

  it.each([
    ['AUDITING', '市考办审核中。'],
    ['REPORTED', '名单已上报，等制发证书，毕业证书预计 2027年2月 制发。'],
    ['PUBLICITY', '名单公示到 2026年11月28日（周六）24:00，没有异议就授予学位。'],
  ] as const)('says who has an application, and what is expected when (%s)', async (status, text) => {
    const [first] = unbuiltHome.waiting;
    if (first === undefined) throw new TypeError('Nothing waits');
    const review = {
      ...{ status, level: 'CITY' as const, certificateMonth: '2027-02' as const },
      publicityEnd: '2026-11-29 00:00:00' as const,
    };
    const waiting = [{ ...first, replyBefore: null, review }];
    const screen = await show([answers(getHomeIndex, { ...unbuiltHome, waiting }), notices]);
    await expect.element(screen.getByRole('region', { name: '等答复' })).toHaveTextContent(text);
  });

  it('says what waits for an answer, and until when it comes', async () => {
    const screen = await show([answers(getHomeIndex, unbuiltHome), notices]);
    const waiting = screen.getByRole('region', { name: '等答复' });
    await expect.element(waiting).toHaveTextContent('审核中，最晚 2026年12月5日（周六）17:00 答复。');
    await expect
      .element(waiting.getByRole('link', { name: '免考申请：00023 高等数学（工本）' }))
      .toHaveAttribute('href', '/academic/course/setting');
  });

  it('hides a step until tomorrow, and brings it back', async () => {
    const notify = vi.fn<Notify>();
    const screen = await show([answers(getHomeIndex, busyHome), notices], notify);
    const clash = screen.getByRole('link', { name: /报考篮里的 1 处时段冲突/ });
    const ignoreClash = screen.getByRole('button', { name: '忽略今日：调整报考篮里的 1 处时段冲突' });
    await ignoreClash.click();
    await expect.element(clash).not.toBeInTheDocument();
    const restore = screen.getByRole('button', { name: '恢复' });
    await expect.element(restore).toHaveFocus();
    const toast = notify.mock.lastCall?.[0];
    expect(toast).toMatchObject({ action: { label: '撤销' } });
    toast?.action?.onPress();
    await expect.element(clash).toBeVisible();
    await ignoreClash.click();
    await screen.unmount();

    const later = await show([answers(getHomeIndex, busyHome), notices]);
    await expect.element(later.getByText('今天忽略了 1 项')).toBeVisible();
    await expect.element(clash).not.toBeInTheDocument();
    await later.getByRole('button', { name: '恢复' }).click();
    await expect.element(clash).toBeVisible();
  });

  it('hides a date until tomorrow, never a running test', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const next = screen.getByRole('region', { name: '《数据库系统原理》综合测验' });
    await expect.element(next.getByRole('button', { name: '忽略今日' })).not.toBeInTheDocument();
    const radar = screen.getByRole('list', { name: '截止雷达' });
    await expect.element(radar).toHaveTextContent('实践准考证开放');
    await screen.getByRole('button', { name: '忽略今日', exact: true }).click();
    await expect.element(screen.getByRole('menu')).not.toHaveTextContent('自动交卷');
    await screen.getByRole('menuitem', { name: '实践准考证开放' }).click();
    await expect.element(radar).not.toHaveTextContent('实践准考证开放');
    await screen.getByRole('button', { name: '恢复' }).click();
    await expect.element(radar).toHaveTextContent('实践准考证开放');
  });

  it('what was hidden yesterday is back today', async () => {
    writeIgnored(storyStudent.id, '2026-11-20', ['LIVE_NOW /course/liveList']);
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: /正在直播.*页面还没有开放/ }))
      .toBeVisible();
  });

  const examDayPath = '/home/index?view=examDay';

  it('on the evening before an exam, shows where it is and what to do tonight', async () => {
    const screen = await show([answers(getHomeIndex, eveHome), notices], undefined, examDayPath);
    const view = screen.getByRole('dialog', { name: '考试前夜' });
    await expect.element(view).toHaveTextContent('明天考试，上午场');
    // Without a worker a fresh tab would not open: nothing is promised.
    await expect.element(view).toHaveTextContent('今晚 20:14 更新过');
    await expect.element(view).not.toHaveTextContent('断网也能看');
    await expect
      .element(view.getByRole('link', { name: '出示统考通知单' }))
      .toHaveAttribute('href', '/academic/apply/info?ticket=2027-01');
    await expect.element(view).toHaveTextContent('考场第 08 考场座位14');
    await expect.element(view).toHaveTextContent('09:15 以后进不了考场，09:30 起可以交卷离场。');
    await expect.element(view).toHaveTextContent('下午还有一场14:30–17:00');
    await expect.element(view.getByRole('img', { name: /距入场 12:1\d/ })).toBeVisible();
    await expect.element(view.getByRole('status')).toHaveTextContent('还差 4 项');
    await view.getByText('手机充好电，定好闹钟').click();
    await expect.element(view.getByRole('status')).toHaveTextContent('还差 3 项');
    await view.getByRole('button', { name: '回到首页' }).click();
    await expect.element(view).not.toBeInTheDocument();
  });

  it('on the day, the list is gone through twice and stays on the device', async () => {
    const screen = await show([answers(getHomeIndex, examHome), notices], undefined, examDayPath);
    const view = screen.getByRole('dialog', { name: '考试日' });
    await expect.element(view.getByRole('heading', { name: '财务会计（中级）' })).toBeVisible();
    await expect.element(view.getByRole('img', { name: /距入场 1\d 分/ })).toBeVisible();
    const tick = (text: string) => view.getByText(text).click();
    for (const text of ['身份证原件', '统考通知单，纸质', '黑色签字笔', '手机关机']) await tick(text);
    await expect.element(view.getByRole('status')).toHaveTextContent('第一遍 4 / 4，第二遍 0 / 4');
    await tick('身份证原件');
    await screen.unmount();
    const again = await show([answers(getHomeIndex, examHome), notices], undefined, examDayPath);
    await expect.element(again.getByRole('status')).toHaveTextContent('第一遍 4 / 4，第二遍 1 / 4');
  });

  it('without the server, the exam day is what the device has kept, and is deleted when it is over', async () => {
    const online = await show([answers(getHomeIndex, examHome), notices]);
    await expect.element(online.getByRole('heading', { level: 1 })).toBeVisible();
    await online.unmount();
    const screen = await show([offline(getHomeIndex), notices], undefined, examDayPath);
    const view = screen.getByRole('dialog', { name: '考试日' });
    await expect.element(view).toHaveTextContent('现在连不上，看到的是 今晚 20:14 存下的');
    await expect.element(view).toHaveTextContent('第 08 考场');
    await view.getByRole('button', { name: '回到首页' }).click();
    await expect.element(screen.getByRole('link', { name: '看考试日' })).toHaveAttribute('href', examDayPath);
    const nextDay = parseMoment('2026-11-22 00:10:00');
    expect(readKeptExamDay(storyStudent.id, nextDay)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('exam'))).toEqual([]);
  });

  it('the ticket on the device goes the day after its last exam, not before', () => {
    const key = `qianwei_exam_ticket_${storyStudent.id}`;
    localStorage.setItem(key, '2027-01-10');
    forgetPastTicket(storyStudent.id, '2027-01-10');
    expect(localStorage.getItem(key)).toBe('2027-01-10');
    forgetPastTicket(storyStudent.id, '2027-01-11');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('offers the lessons to go on with, each at its place, and says what was studied this week', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const block = screen.getByRole('region', { name: '继续学习' });
    await expect.element(block).toHaveTextContent('本周 3 小时 20 分连续 5 天');
    const lessons = block.getByRole('list', { name: '继续学习' }).getByRole('link');
    await expect.poll(() => lessons.elements().length).toBe(3);
    await expect.element(lessons.first()).toHaveTextContent('4.2数据查询数据库系统原理看到 0:42，共 1:21');
    await expect
      .element(lessons.first())
      .toHaveAttribute('href', '/course/play?courseId=04735&lessonId=04735-c04-l02');
  });

  it('says that nothing was studied this week, and shows nothing to who has no lesson', async () => {
    const study = { minutes: [0, 0, 0, 0, 0, 0, 0], today: 5, streak: 0 };
    const screen = await show([answers(getHomeIndex, { ...busyHome, study }), notices]);
    const block = screen.getByRole('region', { name: '继续学习' });
    await expect.element(block).toHaveTextContent('本周还没有学');
    await expect.element(block).not.toHaveTextContent('连续');
    await screen.unmount();
    const none = await show([answers(getHomeIndex, graduatedHome), notices]);
    await expect.element(none.getByRole('heading', { name: '祝贺毕业' })).toBeVisible();
    await expect.element(none.getByRole('region', { name: '继续学习' })).not.toBeInTheDocument();
  });

  it('lists the steps that follow with the time left for each', async () => {
    const screen = await show([answers(getHomeIndex, busyHome), notices]);
    const clash = screen.getByRole('link', { name: /报考篮里的 1 处时段冲突/ });
    await expect.element(clash).toHaveTextContent('离截止还有 5 天 20 小时');
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: /正在直播.*页面还没有开放/ }))
      .toHaveTextContent('今晚 21:24 结束');
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

  it('/home/index E1 keeps the page when the notices fail, and loads them again on request', async () => {
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

  it('/home/index E1 says what failed when the home call fails, and keeps the notices', async () => {
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
    const step = { ...newHome.nextStep!, deadline: '2026-11-25 00:00:00' } as const;
    const due = await show([answers(getHomeIndex, { ...newHome, nextStep: step }), notices]);
    await expect
      .element(due.getByRole('region', { name: step.title }))
      .toHaveTextContent('2026年11月24日（周二）24:00 截止，还有 3 天 3 小时');
    await due.unmount();
    const defence = { ...step, deadline: '2026-11-22 09:30:00', occasion: 'START' } as const;
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
    await expect.poll(() => notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
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
