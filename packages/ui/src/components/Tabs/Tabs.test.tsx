import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'past', label: '2026年10月', note: '已结束', content: '成绩' },
  { id: 'now', label: '2027年1月', note: '报考中', content: '报考' },
  { id: 'next', label: '2027年4月', content: '预告' },
];

describe('Tabs', () => {
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

  it('leaves the choice to its owner when it is told which', async () => {
    const onSelect = vi.fn();
    const screen = await render(<Tabs label="考期" items={items} selected="now" onSelect={onSelect} />);
    await screen.getByRole('tab', { name: '2027年4月' }).click();
    expect(onSelect).toHaveBeenLastCalledWith('next');
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('报考');
  });
});
