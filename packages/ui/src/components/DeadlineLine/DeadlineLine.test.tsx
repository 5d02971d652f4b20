import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeadlineLine } from './DeadlineLine.tsx';
import { sampleDeadlines, sampleNow } from './sampleDeadlines.ts';

afterEach(() => page.viewport(1280, 800));

const chart = <DeadlineLine items={sampleDeadlines.toReversed()} from={sampleNow} />;

describe('DeadlineLine', () => {
  it('is a list in the order of time for a screen reader', async () => {
    const screen = await render(chart);
    const list = screen.getByRole('list', { name: '截止雷达' });
    expect([...list.element().children].map((item) => item.textContent?.slice(0, 4))).toEqual([
      '今晚 2',
      '明天 1',
      '11月2',
      '11月2',
      '11月2',
      '12月1',
    ]);
    await expect.element(screen.getByRole('link', { name: /报考截止/ })).toHaveAttribute('href', '#enrol');
  });

  it('lays no words on other words on a wide screen', async () => {
    const screen = await render(<div style={{ width: 832 }}>{chart}</div>);
    const boxes = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.firstElementChild!.getBoundingClientRect());
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        expect(apart, `${index}`).toBe(true);
      }
  });

  it('says the whole date and what is left on a phone', async () => {
    await page.viewport(360, 740);
    const screen = await render(chart);
    await expect.element(screen.getByText('11月27日（周五）17:00，还有 5 天 20 小时')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('says that nothing is due', async () => {
    const screen = await render(<DeadlineLine items={[]} from={sampleNow} />);
    await expect.element(screen.getByText('这段时间没有截止事项')).toBeVisible();
    expect(screen.getByRole('list').elements()).toHaveLength(0);
  });

  it('forwards its ref to its element, and is drawn on a server', async () => {
    const ref = { current: null as HTMLDivElement | null };
    await render(<DeadlineLine ref={ref} items={sampleDeadlines} from={sampleNow} />);
    expect(ref.current?.textContent).toContain('报考截止');
    expect(renderToString(chart)).toContain('报考截止');
  });
});
