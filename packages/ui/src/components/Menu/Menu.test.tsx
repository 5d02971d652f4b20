import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const onAction = vi.fn();
const menu = (
  <Menu
    trigger={<Button>周子墨</Button>}
    items={[
      { id: 'account', label: '个人信息', href: '#account' },
      { id: 'password', label: '修改密码', onAction },
      { id: 'logout', label: '退出登录', apart: true },
    ]}
  />
);

beforeEach(() => onAction.mockClear());

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ and https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ for the list */
describe('APG menu button: Menu', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %s with the first entry focused', async (key) => {
    const screen = await render(menu);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('menu', { name: '周子墨' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: '个人信息' })).toHaveFocus();
  });

  it('opens on ↑ with the last entry focused, and moves by arrows, Home and End', async () => {
    const screen = await render(menu);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowDown}', '个人信息'],
      ['{End}', '退出登录'],
      ['{Home}', '个人信息'],
      ['{ArrowDown}', '修改密码'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });

  it('says what it opens and whether it is open, and goes to the entry whose first characters are typed', async () => {
    const screen = await render(menu);
    const trigger = screen.getByRole('button', { name: '周子墨' });
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: '个人信息' })).toHaveFocus();
    const menuOpen = screen.getByRole('menu').element();
    menuOpen.dispatchEvent(new KeyboardEvent('keydown', { key: '退', bubbles: true }));
    await expect.element(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus();
  });

  it('hands out its panel', async () => {
    const ref = { current: null as HTMLElement | null };
    const screen = await render(
      <Menu ref={ref} defaultOpen trigger={<Button>更多</Button>} items={[{ id: '1', label: '打印' }]} />,
    );
    await expect.element(screen.getByRole('menu')).toBeVisible();
    expect(ref.current?.contains(screen.getByRole('menu').element())).toBe(true);
  });

  it('closes on Escape and gives focus back', async () => {
    const screen = await render(menu);
    const trigger = screen.getByRole('button', { name: '周子墨' });
    await trigger.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('has real links for pages, and a line before another kind of thing', async () => {
    const screen = await render(menu);
    await screen.getByRole('button', { name: '周子墨' }).click();
    await expect
      .element(screen.getByRole('menuitem', { name: '个人信息' }))
      .toHaveAttribute('href', '#account');
    await expect.element(screen.getByRole('separator')).toBeInTheDocument();
  });
});
