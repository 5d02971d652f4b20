import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { DockAction } from '../DockAction/DockAction.tsx';
import { sampleItems } from '../Sidebar/sampleItems.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const shell = (more: Partial<AppShellProps> = {}) => (
  <AppShell
    mark="印"
    brand="江澜大学"
    product="江澜自考学习平台"
    items={sampleItems}
    currentPath="/home"
    sidebarOpened
    onSidebarToggle={() => {}}
    breadcrumb="首页"
    user={<Button>周子墨</Button>}
    {...more}
  >
    {more.children ?? (
      <>
        <h1>晚上好</h1>
        <DockAction>
          <Button variant="primary">继续作答</Button>
        </DockAction>
      </>
    )}
  </AppShell>
);

const phone = () => page.viewport(360, 740);

afterEach(() => page.viewport(1280, 800));

describe('AppShell', () => {
  it('lets the first Tab jump over the menu to the page', async () => {
    const screen = await render(shell());
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: '跳到正文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  it('shows the sidebar and no dock from 992 px on', async () => {
    await page.viewport(992, 800);
    const screen = await render(shell());
    await expect.element(screen.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '菜单', exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '继续作答' })).not.toBeInTheDocument();
  });

  it('puts menu and primary action under the thumb below 992 px', async () => {
    await phone();
    const screen = await render(shell());
    await expect.element(screen.getByRole('navigation', { name: '主导航' })).not.toBeInTheDocument();
    const dock = screen.getByRole('region', { name: '底栏' });
    await expect.element(dock.getByRole('button', { name: '继续作答' })).toBeVisible();
    const { bottom, height } = dock.element().getBoundingClientRect();
    expect([bottom, height]).toEqual([740, 68]);
  });

  it('opens the menu in a drawer and returns focus', async () => {
    await phone();
    const screen = await render(shell());
    const menu = screen.getByRole('button', { name: '菜单' });
    await menu.click();
    await expect.element(screen.getByRole('dialog', { name: '菜单' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('button', { name: '周子墨' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  });

  it('finds the drawer closed on the next page', async () => {
    await phone();
    const screen = await render(shell());
    await screen.getByRole('button', { name: '菜单' }).click();
    await screen.rerender(shell({ currentPath: '/thesis' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the drawer when the entry of the page itself is pressed', async () => {
    await phone();
    const items = [{ path: '/home', title: '首页', href: '#home' }];
    const screen = await render(shell({ items }));
    await screen.getByRole('button', { name: '菜单' }).click();
    await screen.getByRole('link', { name: '首页' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(location.hash).toBe('#home');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('SESSION-5 leaves the page more room while the sidebar is collapsed', async () => {
    const screen = await render(shell());
    const left = () => screen.getByRole('main').element().getBoundingClientRect().left;
    expect(left()).toBe(233);
    await screen.rerender(shell({ sidebarOpened: false }));
    expect(left()).toBe(65);
  });

  it('shows the way up instead of the mark on a phone', async () => {
    await phone();
    const screen = await render(
      shell({ pageTitle: '论文任务', back: { href: '#thesis', label: '返回论文管理' } }),
    );
    await expect.element(screen.getByRole('link', { name: '返回论文管理' })).toBeVisible();
    await expect.element(screen.getByText('论文任务')).toBeVisible();
  });

  it.each([320, 360, 991, 992, 1280])(
    'does not scroll sideways at %i px, whatever the names',
    async (width) => {
      await page.viewport(width, 740);
      const long = 'W'.repeat(80);
      await render(shell({ product: long, breadcrumb: long, children: <h1>{long}</h1> }));
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it('does not jump when the page and its action arrive (CLS 0)', async () => {
    await phone();
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    const screen = await render(shell({ children: <p>载入中</p> }));
    const top = () => screen.getByRole('main').element().getBoundingClientRect().top;
    const before = top();
    await screen.rerender(shell());
    await expect.element(screen.getByRole('button', { name: '继续作答' })).toBeVisible();
    for (const entry of observer.takeRecords())
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    observer.disconnect();
    expect(top()).toBe(before);
    expect(shifts).toEqual([]);
  });
});
