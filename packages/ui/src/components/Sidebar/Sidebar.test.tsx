import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sidebar } from './Sidebar.tsx';
import { sampleItems } from './sampleItems.ts';

const folding = sampleItems.map((item) => ({ ...item, alwaysOpen: item.path === '/course' }));

describe('Sidebar', () => {
  it('ROUTE-8 marks the entry that the page belongs to, and only that', async () => {
    const screen = await render(<Sidebar items={sampleItems} currentPath="/academic/exam/plan" />);
    const current = screen.container.querySelectorAll('[aria-current]');
    expect([...current].map((item) => item.getAttribute('href'))).toEqual(['/academic/exam/plan']);
  });

  it('ROUTE-9 keeps the three groups open, with no button to collapse them', async () => {
    const screen = await render(<Sidebar items={sampleItems} currentPath="/home" />);
    for (const name of ['课程学习', '直播课程', '实践测评', '课程设置'])
      await expect.element(screen.getByRole('link', { name })).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('list', { name: '学习中心' })).toBeVisible();
  });

  it('ROUTE-9 leaves a group open while another opens and closes', async () => {
    const screen = await render(<Sidebar items={folding} currentPath="/home" />);
    const academic = screen.getByRole('button', { name: '教务管理' });
    await expect.element(academic).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('link', { name: '成绩查询' })).not.toBeInTheDocument();
    await academic.click();
    await expect.element(screen.getByRole('link', { name: '成绩查询' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '课程学习' })).toBeVisible();
    academic.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: '成绩查询' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: '课程学习' })).toBeVisible();
  });

  it('begins with the group of the page open', async () => {
    const screen = await render(<Sidebar items={folding} currentPath="/exam/practice/assessment" />);
    await expect.element(screen.getByRole('link', { name: '实践测评' })).toBeVisible();
  });

  it('ROUTE-11 shows an icon on every entry of the first level', async () => {
    const screen = await render(<Sidebar items={sampleItems} currentPath="/home" />);
    for (const entry of screen.container.querySelectorAll('nav > ul > li'))
      expect(entry.querySelector('svg'), entry.textContent ?? '').not.toBeNull();
  });

  it('says what is to be done where there is a badge', async () => {
    const screen = await render(<Sidebar items={sampleItems} currentPath="/home" />);
    await expect.element(screen.getByRole('link', { name: '考试计划 待办 1 件' })).toBeVisible();
  });

  it('SESSION-5 collapses and opens by its button, which says which', async () => {
    const onToggle = vi.fn();
    const props = { items: sampleItems, currentPath: '/home', brand: '江澜', onToggle };
    const screen = await render(<Sidebar {...props} opened />);
    await screen.getByRole('button', { name: '收起菜单' }).click();
    expect(onToggle).toHaveBeenCalledOnce();
    await screen.rerender(<Sidebar {...props} opened={false} />);
    await expect
      .element(screen.getByRole('button', { name: '展开菜单' }))
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('SESSION-5 keeps every entry in the rail, under its name', async () => {
    const screen = await render(<Sidebar items={sampleItems} currentPath="/thesis" opened={false} />);
    await expect
      .element(screen.getByRole('link', { name: '论文管理' }))
      .toHaveAttribute('aria-current', 'page');
    const group = screen.getByRole('button', { name: '教务管理，待办 1 件' });
    group.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('menuitem', { name: '成绩查询' }))
      .toHaveAttribute('href', '/academic/gradeSearch');
    await userEvent.keyboard('{Escape}');
    await expect.element(group).toHaveFocus();
  });

  it('SESSION-5 shows the name of an icon in the rail on focus', async () => {
    const screen = await render(<Sidebar items={sampleItems} currentPath="/thesis" opened={false} />);
    await userEvent.tab();
    await expect.element(screen.getByText('首页')).toBeVisible();
  });
});
