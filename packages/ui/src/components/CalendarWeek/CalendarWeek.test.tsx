import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalendarWeek, HalfDays } from './CalendarWeek.tsx';
import { sampleHalfDays } from './sampleHalfDays.tsx';
import { sampleEvents, sampleWeekNow } from './sampleWeek.ts';

afterEach(() => page.viewport(1280, 800));

const week = <CalendarWeek events={sampleEvents} week="2026-11-21" now={sampleWeekNow} />;

describe('CalendarWeek', () => {
  it('is a list of seven days with a list of events each, kinds in words', async () => {
    const screen = await render(week);
    const days = screen
      .getByRole('region', { name: '2026年11月16日–22日' })
      .getByRole('heading', { level: 3 });
    expect(days.elements().map(({ textContent }) => textContent)).toEqual([
      '周一 11月16日',
      '周二 11月17日',
      '周三 11月18日',
      '周四 11月19日',
      '周五 11月20日',
      '周六 11月21日今天',
      '周日 11月22日',
    ]);
    await expect
      .element(screen.getByRole('link', { name: /直播.*19:30–21:00.*英语（专升本）/ }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: /截止.*17:00 截止.*实践考核确认/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /已报考.*高级语言程序设计/ })).toBeVisible();
    expect(screen.getByText('现在 20:14').elements()).toHaveLength(1);
  });

  it('marks what clashes in words, and shows both side by side', async () => {
    const screen = await render(week);
    const first = screen
      .getByRole('link', { name: /考前串讲.*时间冲突/ })
      .element()
      .getBoundingClientRect();
    const second = screen
      .getByRole('link', { name: /综合测验.*时间冲突/ })
      .element()
      .getBoundingClientRect();
    expect(first.right <= second.left || second.right <= first.left).toBe(true);
  });

  it('leads from event to event by keyboard, in the order of time', async () => {
    await render(week);
    const hrefs: (string | null)[] = [];
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      hrefs.push(document.activeElement?.getAttribute('href') ?? null);
    }
    expect(hrefs).toEqual(['#english', '#practice', '#database', '#test', '#session', '#graphs']);
  });

  it('turns to the week before and after, and back to this one', async () => {
    const onWeekChange = vi.fn();
    const screen = await render(
      <CalendarWeek events={[]} week="2026-12-02" now={sampleWeekNow} onWeekChange={onWeekChange} />,
    );
    await screen.getByRole('button', { name: '上一周' }).click();
    await screen.getByRole('button', { name: '下一周' }).click();
    await screen.getByRole('button', { name: '本周' }).click();
    expect(onWeekChange.mock.calls.flat()).toEqual(['2026-11-23', '2026-12-07', '2026-11-16']);
  });

  it('says that a week is empty', async () => {
    const screen = await render(<CalendarWeek events={[]} week="2026-11-21" />);
    await expect.element(screen.getByText('这一周没有直播、考试和截止事项')).toBeVisible();
  });

  it('is a list of days on a phone', async () => {
    await page.viewport(360, 740);
    const screen = await render(week);
    await expect.element(screen.getByText('无安排').first()).toBeVisible();
    const link = screen
      .getByRole('link', { name: /考前串讲/ })
      .element()
      .getBoundingClientRect();
    expect(link.width).toBeGreaterThan(280);
    expect(link.height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('forwards its ref to its element, and is drawn on a server', async () => {
    const ref = { current: null as HTMLElement | null };
    await render(<CalendarWeek ref={ref} events={[]} week="2026-11-21" />);
    expect(ref.current?.tagName).toBe('SECTION');
    expect(renderToString(week)).toContain('考前串讲');
  });
});

describe('HalfDays', () => {
  it('names each half-day with its courses, and says which clash', async () => {
    const screen = await render(<HalfDays label="四个半天" halfDays={sampleHalfDays} />);
    const list = screen.getByRole('list', { name: '四个半天' });
    expect(list.element().children).toHaveLength(4);
    const clash = screen.getByRole('listitem').filter({ hasText: '周六下午' }).first();
    await expect.element(clash).toHaveTextContent('两门同场，只能考一门');
    expect(screen.getByText('这个半天没有你可报的课程').elements()).toEqual([]);
  });

  it('says of a half-day without courses that there is nothing for the student', async () => {
    const halfDays = sampleHalfDays.map((halfDay, index) =>
      index === 3 ? { ...halfDay, courses: [] } : halfDay,
    );
    const screen = await render(<HalfDays label="四个半天" halfDays={halfDays} />);
    await expect.element(screen.getByText('这个半天没有你可报的课程')).toBeVisible();
  });

  it('lets the clash be resolved in place', async () => {
    const onKeep = vi.fn();
    const screen = await render(<HalfDays label="四个半天" halfDays={sampleHalfDays} onKeep={onKeep} />);
    await screen.getByRole('button', { name: '保留这门：离散数学' }).click();
    expect(onKeep).toHaveBeenCalledExactlyOnceWith('sat-pm', '02324');
    expect(screen.getByRole('button', { name: /保留/ }).elements()).toHaveLength(2);
  });

  it('fits a phone', async () => {
    await page.viewport(360, 740);
    await render(<HalfDays label="四个半天" halfDays={sampleHalfDays} onKeep={() => {}} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
