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

  it('of choices begins at the one in force, and changes it', async () => {
    const choose = vi.fn();
    const sizes = ['标准', '大', '特大'].map((label) => ({
      id: label,
      label,
      onAction: () => choose(label),
    }));
    const screen = await render(<Menu trigger={<Button>字号</Button>} items={sizes} selected="大" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const entry = (name: string) => screen.getByRole('menuitemradio', { name, exact: true });
    await expect.element(entry('大')).toHaveFocus();
    await expect.element(entry('大')).toHaveAttribute('aria-checked', 'true');
    await expect.element(entry('特大')).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose.mock.calls).toEqual([['特大']]);
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '字号' })).toHaveFocus();
  });

  it('of several choices stays open, and reports each that is switched', async () => {
    const change = vi.fn();
    const columns = ['教材', '学分'].map((label) => ({ id: label, label, onAction: () => change(label) }));
    const screen = await render(<Menu trigger={<Button>列</Button>} items={columns} selected={['学分']} />);
    await screen.getByRole('button', { name: '列' }).click();
    const entry = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await expect.element(entry('教材')).toHaveAttribute('aria-checked', 'false');
    await expect.element(entry('学分')).toHaveAttribute('aria-checked', 'true');
    await entry('教材').click();
    await entry('学分').click();
    expect(change.mock.calls).toEqual([['教材'], ['学分']]);
    await expect.element(screen.getByRole('menu')).toBeVisible();
  });

  it('keeps to itself only the keys that it uses: the page has shortcuts of its own', async () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    window.addEventListener('keydown', listen);
    await render(menu);
    await userEvent.tab();
    await userEvent.keyboard('c{ArrowRight}');
    window.removeEventListener('keydown', listen);
    expect(heard).toEqual(expect.arrayContaining(['c', 'ArrowRight']));
  });

  it('hands out its panel', async () => {
    const ref = { current: null as HTMLElement | null };
    const screen = await render(
      <Menu ref={ref} defaultOpen trigger={<Button>更多</Button>} items={[{ id: '1', label: '打印' }]} />,
    );
    await expect.element(screen.getByRole('menu')).toBeVisible();
    expect(ref.current?.contains(screen.getByRole('menu').element())).toBe(true);
  });

  it('skips what cannot be chosen now, and says why', async () => {
    const screen = await render(
      <Menu
        trigger={<Button>更多</Button>}
        items={[
          { id: 'major', label: '切换专业', onAction, reason: '只有一个专业' },
          { id: 'account', label: '个人信息', href: '#account' },
          { id: 'ticket', label: '打印准考证', href: '#ticket', reason: '1月2日起' },
          { id: 'logout', label: '退出登录', apart: true },
        ]}
      />,
    );
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry('个人信息')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('退出登录')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('个人信息')).toHaveFocus();
    const blocked = entry('切换专业（只有一个专业）');
    await expect.element(blocked).toHaveAttribute('aria-disabled', 'true');
    await blocked.click({ force: true });
    expect(onAction).not.toHaveBeenCalled();
    const look = (item: typeof blocked) => getComputedStyle(item.element());
    expect(look(blocked).color).not.toBe(look(entry('个人信息')).color);
    expect([look(blocked).cursor, look(blocked).backgroundColor]).toEqual([
      'not-allowed',
      look(entry('退出登录')).backgroundColor,
    ]);
  });

  it('closes on Escape and returns focus', async () => {
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
