import type { ReactNode } from 'react';
import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'past', label: '2026年10月', note: '已结束', content: '成绩' },
  { id: 'now', label: '2027年1月', note: '报考中', content: '报考' },
  { id: 'next', label: '2027年4月', content: '预告' },
];

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ (the panel follows focus) */
describe('APG tabs: Tabs', () => {
  it('is one Tab stop; arrows, Home and End choose and the panel follows', async () => {
    const screen = await render(<Tabs label="考期" items={items} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('tab', { name: '2026年10月 已结束' })).toHaveFocus();
    for (const [key, panel] of [
      ['{ArrowRight}', '报考'],
      ['{End}', '预告'],
      ['{ArrowRight}', '成绩'],
      ['{ArrowLeft}', '预告'],
      ['{Home}', '成绩'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(screen.getByRole('tabpanel')).toHaveTextContent(panel);
    }
    await userEvent.tab();
    await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('names list and panel', async () => {
    const screen = await render(<Tabs label="考期" items={items} selected="now" />);
    await expect.element(screen.getByRole('tablist', { name: '考期' })).toBeVisible();
    await expect
      .element(screen.getByRole('tabpanel', { name: '2027年1月 报考中' }))
      .toHaveTextContent('报考');
  });

  it('leaves the choice to its owner when it is controlled', async () => {
    const onSelect = vi.fn();
    const screen = await render(<Tabs label="考期" items={items} selected="now" onSelect={onSelect} />);
    await screen.getByRole('tab', { name: '2027年4月' }).click();
    expect(onSelect).toHaveBeenLastCalledWith('next');
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('报考');
  });
});

describe('Tabs', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    label: `第 ${index + 1} 章`,
    content: `内容 ${index + 1}`,
  }));

  it('vertical, ↑ and ↓ choose', async () => {
    const screen = await render(<Tabs label="考期" items={items} orientation="vertical" />);
    await expect.element(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    for (const [key, panel] of [
      ['{ArrowDown}', '报考'],
      ['{ArrowUp}', '成绩'],
      ['{ArrowUp}', '预告'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(screen.getByRole('tabpanel')).toHaveTextContent(panel);
    }
  });

  it('on a phone scrolls by itself, fades where there is more, and shows the chosen one', async () => {
    await page.viewport(360, 740);
    const screen = await render(<Tabs label="章节" items={many} selected="6" />);
    const list = screen.getByRole('tablist').element() as HTMLElement;
    await expect.poll(() => list.dataset.more).toBe('both');
    const chosen = screen.getByRole('tab', { selected: true }).element().getBoundingClientRect();
    expect(chosen.left).toBeGreaterThanOrEqual(0);
    expect(chosen.right).toBeLessThanOrEqual(360);
    await screen.rerender(<Tabs label="章节" items={many} selected="0" />);
    await expect.poll(() => list.dataset.more).toBe('end');
    list.scrollLeft = list.scrollWidth;
    await expect.poll(() => list.dataset.more).toBe('start');
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
    await expect.poll(() => list.dataset.more).toBeUndefined();
  });

  it('says how much waits in a tab, and nothing for 0', async () => {
    const screen = await render(
      <Tabs
        label="公告"
        items={[
          { id: 'a', label: '未读', count: 120, content: '' },
          { id: 'b', label: '全部', count: 0, content: '' },
        ]}
      />,
    );
    await expect.element(screen.getByRole('tab', { name: '未读 99+' })).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: '全部', exact: true })).toBeVisible();
  });

  it('hands out its element', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(<Tabs ref={ref} label="考期" items={items} />);
    expect(ref.current?.contains(screen.getByRole('tablist').element())).toBe(true);
  });

  it('keeps a panel of words a stop when they change, and one with a link none behind a dialog', async () => {
    const words = (text: ReactNode) => [{ id: 'only', label: '说明', content: text }];
    const screen = await render(<Tabs label="说明" items={words(<p>稍后公布</p>)} />);
    const panel = screen.getByRole('tabpanel', { includeHidden: true });
    await screen.rerender(<Tabs label="说明" items={words(<b>已经公布</b>)} />);
    await expect.element(panel).toHaveTextContent('已经公布');
    await expect.element(panel).toHaveAttribute('tabindex', '0');
    const behind = (isBehind: boolean, text: string) => (
      <div inert={isBehind}>
        <Tabs label="说明" items={words(<a href="#notice">{text}</a>)} />
      </div>
    );
    const other = await render(behind(false, '看公告'));
    await other.rerender(behind(true, '看两条公告'));
    const covered = other.container.querySelector('[role="tabpanel"]');
    await expect.poll(() => covered?.textContent).toBe('看两条公告');
    expect(covered?.hasAttribute('tabindex')).toBe(false);
  });
});
