import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CreditBar } from './CreditBar.tsx';
import { samplePlan } from './samplePlan.ts';

afterEach(async () => {
  delete document.documentElement.dataset.text;
  await page.viewport(1280, 800);
});

const wide = (
  <div style={{ width: 640 }}>
    <CreditBar slips={samplePlan} required={73} />
  </div>
);

describe('CreditBar', () => {
  it('says the three sums as a list, and the courses of each to a screen reader', async () => {
    const screen = await render(wide);
    const list = screen.getByRole('list', { name: '毕业学分' });
    for (const words of ['已合格 20 学分', '已报 8', '还差 45 学分'])
      await expect.element(list.getByText(words)).toBeVisible();
    await expect.element(list.getByText('13000 英语（专升本），7 学分')).toBeInTheDocument();
    await expect.element(list.getByText(/毕业设计，不计学分/)).toBeInTheDocument();
  });

  it('says what is beyond the requirement instead of a negative rest', async () => {
    const screen = await render(
      <CreditBar slips={[{ id: 'one', credits: 80, state: 'passed' }]} required={73} />,
    );
    await expect.element(screen.getByText('超出毕业要求 7 学分')).toBeVisible();
    await expect.element(screen.getByText(/还差/)).not.toBeInTheDocument();
  });

  it('tells the states apart without colour: filled, hatched, hollow', async () => {
    const screen = await render(wide);
    const fills = [...screen.container.querySelectorAll('svg:first-of-type > rect')].map(
      (rect) => getComputedStyle(rect).fill,
    );
    expect(new Set(fills.map((fill) => fill.slice(0, 4)))).toEqual(new Set(['rgb(', 'url(', 'none']));
  });

  it.each(['', 'huge'])(
    'has its words below brackets where they fit, else in a legend: text %s',
    async (text) => {
      if (text) document.documentElement.dataset.text = text;
      await page.viewport(360, 740);
      const screen = await render(<CreditBar slips={samplePlan} required={73} />);
      const list = screen.getByRole('list', { name: '毕业学分' }).element();
      expect(list.hasAttribute('data-bracketed')).toBe(false);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      await page.viewport(1280, 800);
      await expect.poll(() => list.hasAttribute('data-bracketed')).toBe(true);
    },
  );

  it('says where the required credits end, and what another choice would add', async () => {
    const other = { id: 'other', name: '改选 13017', credits: 3, state: 'maybe' } as const;
    const screen = await render(
      <div style={{ width: 640 }}>
        <CreditBar slips={[...samplePlan, other]} required={73} showsLine />
      </div>,
    );
    const list = screen.getByRole('list', { name: '毕业学分' });
    await expect.element(list.getByText('毕业线 73')).toBeVisible();
    await expect.element(list.getByText('改选 13017，3 学分')).toBeInTheDocument();
    await expect.element(list.getByText('还差 45 学分')).toBeVisible();
  });

  it('says what the courses that are left come to, where whole courses are more than is missing', async () => {
    const larger = samplePlan.map((slip) => (slip.id === '04751' ? { ...slip, credits: 6 } : slip));
    const screen = await render(
      <div style={{ width: 640 }}>
        <CreditBar slips={larger} required={73} />
      </div>,
    );
    await expect.element(screen.getByText('还差 45 学分，剩下各门共 48')).toBeVisible();
  });

  it('says that the plan has no courses', async () => {
    const screen = await render(<CreditBar slips={[]} />);
    await expect.element(screen.getByText('专业计划里还没有课程')).toBeVisible();
  });

  it('hands its root to ref and can be rendered on a server', async () => {
    let root: HTMLElement | null = null;
    await render(
      <CreditBar
        slips={[]}
        ref={(element) => {
          root = element;
        }}
      />,
    );
    expect(root).toBeInstanceOf(HTMLDivElement);
    expect(renderToString(<CreditBar slips={samplePlan} required={73} />)).toContain('已合格 20 学分');
  });
});
