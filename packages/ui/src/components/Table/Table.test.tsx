import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { sampleColumns } from './sampleColumns.tsx';
import { courses, manyCourses, type SampleCourse } from './sampleCourses.ts';
import { Table, type TableProps } from './Table.tsx';

const table = (props: Partial<TableProps<SampleCourse>> = {}) => (
  <LocaleProvider>
    <Table label="本期开考" columns={sampleColumns} rows={courses} rowKey={(row) => row.code} {...props} />
  </LocaleProvider>
);
const show = (props?: Partial<TableProps<SampleCourse>>) => render(table(props));
const names = () => [...document.querySelectorAll('tbody th[scope=row]')].map((header) => header.textContent);

/** https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/ */
describe('APG sortable table: Table without selection or actions', () => {
  it('sorts by the button in a header, up, down and back to the original order, and says so once', async () => {
    const screen = await show();
    const header = screen.getByRole('columnheader', { name: '成绩' });
    await expect.element(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(header.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(0, 2)).toEqual(['数据结构与算法', '操作系统']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('已按成绩升序排列');
    await userEvent.keyboard(' ');
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual([
      '英语（专升本）',
      '中国近现代史纲要',
      '高级语言程序设计',
      '操作系统',
      '数据结构与算法',
      '数据库系统原理',
      '离散数学',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect.element(header).toHaveAttribute('aria-sort', 'none');
    expect(names()).toEqual(courses.map(({ name }) => name));
  });

  it('is a table with headers of columns and rows, and none that cannot be sorted says it can', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('table', { name: '本期开考' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: '离散数学' })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: '教材' })).not.toHaveAttribute('aria-sort');
  });

  it('has what is asked about a row under it, in the order of Tab, in a table and in cards', async () => {
    const under = ({ code }: SampleCourse) => (code === '02324' ? <button type="button">撤销</button> : null);
    const screen = await show({ under });
    await expect
      .element(screen.getByRole('row').filter({ hasText: '撤销' }).getByRole('cell'))
      .toHaveAttribute('colspan', String(sampleColumns.length));
    await page.viewport(500, 800);
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: '离散数学' }).getByRole('button'))
      .toBeVisible();
    await page.viewport(1280, 800);
  });

  it('leaves the order to a server that sorts', async () => {
    const onSortChange = vi.fn();
    const screen = await show({ sort: null, sortedOutside: true, onSortChange });
    await screen.getByRole('button', { name: '课程代码' }).click();
    expect(onSortChange).toHaveBeenCalledWith({ column: 'code', direction: 'ascending' });
    expect(names()[0]).toBe('数据结构与算法');
  });
});

describe('Table', () => {
  it('forwards its ref to its root, and renders on a server', async () => {
    const ref = { current: null as HTMLDivElement | null };
    await show({ ref });
    expect(ref.current?.querySelector('table')).not.toBeNull();
    expect(renderToString(table({ rows: manyCourses(10_000) }))).toContain('课程名称');
  });

  it('hides columns by a menu and reports it; the one that names rows stays', async () => {
    const onLayoutChange = vi.fn();
    const screen = await show({ columnMenu: true, onLayoutChange });
    await screen.getByRole('button', { name: '列' }).click();
    await expect.element(screen.getByRole('menuitemcheckbox', { name: '课程名称' })).not.toBeInTheDocument();
    await screen.getByRole('menuitemcheckbox', { name: '教材' }).click();
    expect(onLayoutChange).toHaveBeenLastCalledWith({ widths: {}, hidden: ['book'] });
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('columnheader', { name: '教材' })).not.toBeInTheDocument();
  });

  it('widens a column by Enter and arrows, and by dragging', async () => {
    const onLayoutChange = vi.fn();
    const screen = await show({ resizable: true, onLayoutChange });
    const edge = screen.getByRole('separator', { name: /课程代码/ });
    const header = screen.getByRole('columnheader', { name: '课程代码' });
    const width = () => header.element().getBoundingClientRect().width;
    const before = width();
    (edge.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onLayoutChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Escape}');
    await expect.poll(() => width()).toBeCloseTo(before + 32, 0);
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(Math.round(before + 32)));
    const box = edge.element().getBoundingClientRect();
    const at = (type: string, x: number) =>
      edge
        .element()
        .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: box.y }));
    Object.assign(edge.element(), { setPointerCapture: () => {} });
    at('pointerdown', box.x);
    at('pointermove', box.x + 50);
    at('pointerup', box.x + 50);
    await expect.poll(() => width()).toBeCloseTo(before + 82, 0);
    expect(onLayoutChange.mock.lastCall?.[0].widths.code).toBe(Math.round(before + 82));
  });

  it('never makes a column narrower than can be read', async () => {
    const screen = await show({ resizable: true });
    (screen.getByRole('separator', { name: /课程名称/ }).element() as HTMLElement).focus();
    await userEvent.keyboard(`{Enter}${'{ArrowLeft}'.repeat(40)}`);
    const header = screen.getByRole('columnheader', { name: '课程名称' });
    await expect.poll(() => header.element().getBoundingClientRect().width).toBeCloseTo(128, 0);
  });

  it('draws at most 80 rows of 10,000 and the last one when it is scrolled to', async () => {
    const rows = manyCourses(10_000);
    const screen = await show({ rows, selectionMode: 'multiple' });
    const grid = screen.getByRole('grid').element();
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    expect(grid.querySelectorAll('tr').length).toBeLessThanOrEqual(80);
    const box = grid.parentElement!;
    box.scrollTop = box.scrollHeight;
    await expect.element(screen.getByText(rows.at(-1)!.name)).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: rows.at(-1)!.name }))
      .toHaveAttribute('aria-rowindex', '10001');
    expect(grid.querySelectorAll('tr').length).toBeLessThanOrEqual(80);
  });

  it('filters, says how many are left, and offers the way back when none is', async () => {
    const onFilterClear = vi.fn();
    const screen = await show({ filterText: '', onFilterClear });
    await screen.rerender(table({ filterText: '数据', onFilterClear }));
    expect(names()).toEqual(['数据结构与算法', '数据库系统原理']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('找到 2 条');
    await screen.rerender(table({ filterText: '量子力学', onFilterClear }));
    await expect.element(screen.getByText('没有一条含有“量子力学”。请换个词，或查看全部。')).toBeVisible();
    await screen.getByRole('button', { name: '查看全部' }).click();
    expect(onFilterClear).toHaveBeenCalledOnce();
  });

  it('filters as the caller decides', async () => {
    const filterBy = ({ name }: { name: string }, text: string) => name.startsWith(text);
    await show({ filterText: '数据结构', filterBy });
    expect(names()).toEqual(['数据结构与算法']);
  });

  it('does not scroll sideways for a text button at its end edge', async () => {
    const action = () => <TextButton>撤销</TextButton>;
    const screen = await render(<div style={{ width: 952 }}>{table({ rowActions: action })}</div>);
    await expect.element(screen.getByRole('button', { name: '撤销' }).first()).toBeVisible();
    const box = screen.getByRole('table').element().parentElement;
    expect(box?.scrollWidth).toBe(box?.clientWidth);
    expect(box?.dataset.overflows).toBeUndefined();
    expect(screen.getByRole('table').element().clientWidth).toBe(952);
  });

  it('sums what the filter left', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('row', { name: /合计/ })).toHaveTextContent('30');
    await screen.rerender(table({ filterText: '数据' }));
    await expect.element(screen.getByRole('row', { name: /合计/ })).toHaveTextContent('8');
  });

  it('says that it loads, why it is empty and what failed, and keeps old rows when a refresh fails', async () => {
    const screen = await show({ rows: undefined });
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByRole('status')).toHaveTextContent('正在加载');
    const empty = <EmptyState drawing="calendar" title="暂无开考课程" why="课表将于 11月30日 公布。" />;
    await screen.rerender(table({ rows: [], empty }));
    await expect.element(screen.getByText('暂无开考课程')).toBeVisible();
    const onRetry = vi.fn();
    const error = { title: '成绩加载失败（网络超时）。', onRetry };
    await screen.rerender(table({ rows: undefined, error }));
    await screen.getByRole('button', { name: '重新加载' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(table({ error }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('成绩加载失败');
    expect(names()).toHaveLength(courses.length);
  });

  it('is pending until the export is done', async () => {
    let finish = () => {};
    const screen = await show({
      onExport: () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    });
    const button = screen.getByRole('button', { name: '导出' });
    await button.click();
    await expect.element(button).toHaveAttribute('data-pending', 'true');
    finish();
    await expect.element(button).not.toHaveAttribute('data-pending');
  });

  it('is cards in a narrow place, with the same selection, actions and order', async () => {
    await page.viewport(360, 740);
    const onSelectionChange = vi.fn();
    const screen = await show({
      selectionMode: 'multiple',
      onSelectionChange,
      rowActions: ({ name }) => <button type="button">移出 {name}</button>,
    });
    const card = screen.getByRole('listitem').filter({ hasText: '操作系统' }).first();
    await expect.element(card).toHaveTextContent('操作系统课程代码13180学分4成绩66');
    await card.getByRole('checkbox', { name: '选择 操作系统' }).click();
    expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['13180']);
    await expect.element(screen.getByText('已选 1 项').first()).toBeVisible();
    await expect.element(card.getByRole('button', { name: '移出 操作系统' })).toBeVisible();
    await screen.getByRole('button', { name: '排序' }).click();
    await screen.getByRole('menuitemradio', { name: '成绩，降序' }).click();
    await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('英语（专升本）');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });

  it('draws few of many cards', async () => {
    await page.viewport(360, 740);
    const screen = await show({ rows: manyCourses(10_000) });
    await expect.element(screen.getByRole('list')).toBeVisible();
    expect(document.querySelectorAll('li').length).toBeLessThanOrEqual(80);
    await page.viewport(1280, 800);
  });
});
