import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateRuler } from './DateRuler.tsx';
import { sampleExamDay, samplePeriod } from './samplePeriod.ts';

afterEach(() => page.viewport(1280, 800));

const { points, now, nowNote } = samplePeriod;
const period = <DateRuler label="2027年1月考期" points={points.toReversed()} now={now} nowNote={nowNote} />;

/** Boxes of words that overlap. */
function touching(list: Element): string[] {
  const words = [...list.querySelectorAll('li > span:last-child')];
  const boxes = words.map((word) => word.getBoundingClientRect());
  return words.flatMap((word, index) =>
    boxes.slice(index + 1).flatMap((b) => {
      const a = boxes[index]!;
      const apart =
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return apart ? [] : [word.textContent ?? ''];
    }),
  );
}

describe('DateRuler', () => {
  it('on a phone folds to the next date, and shows the others on demand; a desk has them all', async () => {
    const folded = <DateRuler label="考期" points={points} now={now} nowNote={nowNote} folds />;
    await page.viewport(360, 740);
    const screen = await render(folded);
    await expect.element(screen.getByText('报考截止')).toBeVisible();
    await expect.element(screen.getByText('公布成绩')).not.toBeVisible();
    await expect.element(screen.getByText('离截止还有 5 天 20 小时')).toBeVisible();
    await screen.getByRole('button', { name: '全部日程（6 个日期）' }).click();
    await expect.element(screen.getByText('公布成绩')).toBeVisible();
    await screen.getByRole('button', { name: '收起' }).click();
    await page.viewport(1280, 800);
    await expect.element(screen.getByText('公布成绩')).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('is a list in the order of time, with its words and dates', async () => {
    const screen = await render(period);
    const list = screen.getByRole('list', { name: '2027年1月考期' });
    expect([...list.element().children].map(({ textContent }) => textContent)).toEqual([
      '报考开始 11月16日 09:00',
      '报考截止 11月27日 17:00',
      '缴费截止 11月28日 17:00',
      '准考证开放 1月2日',
      '考试 1月9日、10日',
      '公布成绩 2月中旬',
    ]);
    const next = screen.getByRole('listitem').filter({ hasText: '报考截止' });
    await expect.element(next).toHaveAttribute('aria-current', 'step');
    await expect.element(screen.getByText('离截止还有 5 天 20 小时')).toBeVisible();
  });

  it.each([
    ['a period', period],
    [
      'a period as the clock goes',
      <DateRuler key="1" label="考期" points={points} scale="time" unit="day" />,
    ],
    ['an exam day', <DateRuler key="2" {...sampleExamDay} />],
  ])('lays no words of %s on others', async (_name, ruler) => {
    const screen = await render(<div style={{ width: 780 }}>{ruler}</div>);
    await expect.poll(() => touching(screen.getByRole('list').element())).toEqual([]);
  });

  it('shows no mark of now outside of its time', async () => {
    const screen = await render(<DateRuler label="考期" points={points} now={0} nowNote="还早" />);
    expect(screen.getByText('今天').elements()).toHaveLength(0);
  });

  it('fits a phone', async () => {
    await page.viewport(360, 740);
    const screen = await render(period);
    await expect.element(screen.getByText('报考截止')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('forwards its ref to its element, and is drawn on a server', async () => {
    const ref = { current: null as HTMLDivElement | null };
    await render(<DateRuler ref={ref} {...sampleExamDay} />);
    expect(ref.current?.textContent).toContain('停止入场');
    expect(renderToString(period)).toContain('报考截止');
  });
});
