import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const pages = (props: Partial<PaginationProps> = {}) => (
  <Pagination page={3} pageSize={10} total={231} {...props} />
);

describe('Pagination', () => {
  it('is a landmark with a name, says the total and marks the page', async () => {
    const ref = { current: null as HTMLElement | null };
    const screen = await render(pages({ ref }));
    await expect.element(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('共 231 条');
    await expect
      .element(screen.getByRole('button', { name: '第 3 页' }))
      .toHaveAttribute('aria-current', 'page');
    expect(ref.current?.tagName).toBe('NAV');
    expect(renderToString(pages())).toContain('231');
  });

  it('turns to a page, to the next and to the one before', async () => {
    const onChange = vi.fn();
    const screen = await render(pages({ onChange }));
    await screen.getByRole('button', { name: '第 24 页' }).click();
    await screen.getByRole('button', { name: '下一页' }).click();
    await screen.getByRole('button', { name: '上一页' }).click();
    await screen.getByRole('button', { name: '第 3 页' }).click();
    expect(onChange.mock.calls).toEqual([[24], [4], [2]]);
  });

  it('keeps focus on 下一页 at the end, where a press does nothing', async () => {
    const onChange = vi.fn();
    const screen = await render(pages({ page: 23, onChange }));
    const next = screen.getByRole('button', { name: '下一页' });
    await next.click();
    await screen.rerender(pages({ page: 24, onChange }));
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[24]]);
  });

  it('has links where pages have addresses, none beyond the ends', async () => {
    const screen = await render(pages({ page: 1, href: (number) => `?page=${number}` }));
    await expect.element(screen.getByRole('link', { name: '第 24 页' })).toHaveAttribute('href', '?page=24');
    await expect.element(screen.getByRole('link', { name: '上一页' })).not.toHaveAttribute('href');
  });

  it('announces a change of page politely, and nothing before', async () => {
    const screen = await render(pages());
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    await screen.rerender(pages({ page: 4 }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('第 4 页，共 24 页');
    await screen.rerender(pages({ page: 4, total: 300 }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('第 4 页，共 24 页');
  });

  it('jumps on Enter, beyond the end to the last page, and forgets what is no number', async () => {
    const onChange = vi.fn();
    const screen = await render(pages({ onChange, jump: true }));
    const field = screen.getByRole('textbox', { name: '跳至页码' });
    await field.fill('999');
    await userEvent.keyboard('{Enter}');
    await field.fill('１２');
    await userEvent.keyboard('{Enter}');
    await field.fill('abc');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[24], [12]]);
    await expect.element(field).toHaveValue('');
  });

  it('chooses how many entries a page has', async () => {
    const onPageSizeChange = vi.fn();
    const screen = await render(pages({ pageSizes: [10, 20, 50], onPageSizeChange }));
    await screen.getByRole('combobox', { name: '每页条数' }).selectOptions('50 条/页');
    expect(onPageSizeChange).toHaveBeenCalledWith(50);
  });

  it('is short in a narrow place: 上一页 3/24 下一页', async () => {
    await page.viewport(360, 740);
    const screen = await render(pages({ onChange: () => {} }));
    await expect.element(screen.getByText('3/24')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '第 24 页' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '下一页' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });

  it.each([
    { page: 999, total: 231 },
    { page: -3, total: 231 },
    { page: 1, total: 0 },
    { page: Number.NaN, total: Number.NaN },
  ])('stays within what exists: %o', async (props) => {
    const screen = await render(pages(props));
    expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1);
    await expect.element(screen.getByRole('navigation')).toBeVisible();
  });
});
