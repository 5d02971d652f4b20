import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { manyPeriods, sampleTrend, trendWithGaps } from './sampleTrend.ts';
import { TrendChart } from './TrendChart.tsx';

afterEach(async () => {
  delete document.documentElement.dataset.text;
  await page.viewport(1280, 800);
});

const chart = (
  <div style={{ width: 310 }}>
    <TrendChart periods={sampleTrend} />
  </div>
);
const option = (name: RegExp) => page.getByRole('option', { name });

/** https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ (horizontal, selection follows focus) */
describe('APG listbox: the points of the trend', () => {
  it('are one Tab stop; arrows, Home and End read the next point', async () => {
    await render(
      <>
        {chart}
        <button type="button">以后</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(option(/2025年4月，软件工程，60\s分，合格/)).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', /71\s分/],
      ['{End}', /2026年10月，数据结构与算法，59.5\s分，不合格/],
      ['{ArrowLeft}', /78\s分/],
      ['{Home}', /60\s分/],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(option(name)).toHaveFocus();
      await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '以后' })).toHaveFocus();
  });

  it('show their text beside the point, until Escape', async () => {
    const screen = await render(chart);
    const box = () => screen.container.querySelector('[role="option"] > span');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.poll(() => box()?.textContent).toBe('2026年10月数据结构与算法，59.5\u00a0分，不合格');
    await userEvent.keyboard('{Escape}');
    await expect.poll(box).toBeNull();
  });

  it('show it to a pointer too, inside the page at 360 px', async () => {
    await page.viewport(360, 740);
    const screen = await render(<TrendChart periods={sampleTrend} />);
    for (const name of [/60\s分/, /59.5\s分/]) {
      await option(name).hover();
      await expect.poll(() => screen.container.querySelectorAll('[role="option"] > span').length).toBe(1);
      const box = screen.container.querySelector('[role="option"] > span')!.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(360);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('TrendChart', () => {
  it('says the whole as a list: results, absences, periods without any', async () => {
    const screen = await render(<TrendChart periods={trendWithGaps} />);
    const items = screen.getByRole('list', { name: '历次统考成绩' }).getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('2024年10月软件工程，52 分，不合格；缺考');
    await expect.element(items.nth(2)).toHaveTextContent('2025年10月离散数学，缺考');
    await expect.element(items.nth(3)).toHaveTextContent('2026年1月没有成绩');
    await expect.element(items.nth(5)).toHaveTextContent(/离散数学，违纪$/);
  });

  it('shows the list to everybody in 特大, where the figures of the drawing do not grow', async () => {
    const screen = await render(chart);
    const list = screen.getByRole('list', { name: '历次统考成绩' }).element();
    expect(list.clientHeight).toBeLessThanOrEqual(1);
    document.documentElement.dataset.text = 'huge';
    expect(list.clientHeight).toBeGreaterThan(100);
    expect(getComputedStyle(list).fontSize).toBe('17.5px');
  });

  it('draws a failed score as a cross and an absence as a dash, not by colour', async () => {
    const screen = await render(<TrendChart periods={trendWithGaps} />);
    const drawn = [...screen.container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(drawn.filter((d) => d?.endsWith('l8 8m0 -8l-8 8'))).toHaveLength(2);
    expect(drawn.filter((d) => d?.endsWith('h9'))).toHaveLength(3);
  });

  it('keeps the true score in words when it is outside 0 to 100', async () => {
    const periods = [{ id: 'one', label: '26.10', attempts: [{ id: 'one', score: 104 }] }];
    const screen = await render(<TrendChart periods={periods} />);
    await expect
      .element(screen.getByRole('option', { name: /104\s分，合格，不在 0–100\s分之内/ }))
      .toBeVisible();
    await expect.element(screen.getByText('>100')).toBeVisible();
  });

  it('can be read point by point when there are sixty', async () => {
    await page.viewport(360, 740);
    const screen = await render(<TrendChart periods={manyPeriods(60)} />);
    expect(screen.getByRole('option').elements()).toHaveLength(60);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('says that there are no scores yet', async () => {
    const screen = await render(<TrendChart periods={[{ id: 'one', label: '26.10', attempts: [] }]} />);
    await expect.element(screen.getByText('还没有成绩')).toBeVisible();
  });

  it('hands its root to ref and can be rendered on a server', async () => {
    let root: HTMLElement | null = null;
    await render(
      <TrendChart
        periods={[]}
        ref={(element) => {
          root = element;
        }}
      />,
    );
    expect(root).toBeInstanceOf(HTMLDivElement);
    expect(renderToString(<TrendChart periods={sampleTrend} />)).toContain('59.5\u00a0分');
  });
});
