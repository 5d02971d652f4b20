import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BarList } from './BarList.tsx';
import type { Bar } from './bars.ts';

afterEach(() => page.viewport(1280, 800));

const bars: Bar[] = [
  { id: '1', label: '第一章', value: 92, comparison: 81 },
  { id: '2', label: '第二章', value: 41.25, weak: true, note: '17 题错 10 题' },
  { id: '3', label: '第三章', value: -12 },
];

describe('BarList', () => {
  it('says label, value, comparison and weakness in words; the bars are not read out', async () => {
    const screen = await render(<BarList label="各章正确率" bars={bars} />);
    const items = screen.getByRole('list', { name: '各章正确率' }).getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('第一章92%平均 81%');
    await expect.element(items.nth(1)).toHaveTextContent('第二章41.3%薄弱17 题错 10 题');
    for (const svg of screen.container.querySelectorAll('li > svg'))
      expect(svg.getAttribute('aria-hidden')).toBe('true');
  });

  it('keeps the figure of a value outside the scale and says that the bar was cut', async () => {
    const screen = await render(<BarList label="各章正确率" bars={bars} />);
    await expect
      .element(screen.getByRole('listitem').nth(2))
      .toHaveTextContent('第三章-12%数值不在 0–100% 之内，横条只画到边上');
  });

  it('draws each bar as long as its share of the track', async () => {
    const screen = await render(
      <BarList label="得分" max={50} bars={[{ id: 'one', label: '单选题', value: 20 }]} />,
    );
    const [track, fill] = [...screen.container.querySelectorAll('li > svg > rect')].map(
      (rect) => rect.getBoundingClientRect().width,
    );
    expect(fill! / track!).toBeCloseTo(0.4, 3);
  });

  it('can put the weakest first', async () => {
    const screen = await render(<BarList label="各章正确率" bars={bars} order="ascending" />);
    const labels = screen.getByRole('listitem').elements();
    expect(labels.map((item) => item.textContent?.slice(0, 3))).toEqual(['第三章', '第二章', '第一章']);
  });

  it('says that there is nothing', async () => {
    const screen = await render(<BarList label="各章正确率" bars={[]} />);
    await expect.element(screen.getByText('暂无数据')).toBeVisible();
  });

  it('does not scroll sideways at 360 px with a label of 80 letters', async () => {
    await page.viewport(360, 740);
    await render(<BarList label="各章正确率" bars={[{ id: 'long', label: 'W'.repeat(80), value: 1e12 }]} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('hands its root to ref and can be rendered on a server', async () => {
    let root: HTMLElement | null = null;
    await render(
      <BarList
        label="各章正确率"
        bars={[]}
        ref={(element) => {
          root = element;
        }}
      />,
    );
    expect(root).toBeInstanceOf(HTMLDivElement);
    expect(renderToString(<BarList label="各章正确率" bars={bars} />)).toContain('平均 81%');
  });
});
