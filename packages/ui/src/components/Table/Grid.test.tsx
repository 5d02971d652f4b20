import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { sampleColumns } from './sampleColumns.tsx';
import { courses, manyCourses, type SampleCourse } from './sampleCourses.ts';
import { Table, type TableProps } from './Table.tsx';

const onSelectionChange = vi.fn();
const onRowAction = vi.fn();
beforeEach(() => {
  onSelectionChange.mockClear();
  onRowAction.mockClear();
});

const show = (props: Partial<TableProps<SampleCourse>> = {}) =>
  render(
    <LocaleProvider>
      <button type="button">之前</button>
      <Table
        label="本期开考"
        columns={sampleColumns}
        rows={courses}
        rowKey={(row) => row.code}
        selectionMode="multiple"
        onSelectionChange={onSelectionChange}
        {...props}
      />
      <button type="button">之后</button>
    </LocaleProvider>,
  );

/** Row and column of the cell that has or contains the focus; the header is row −1. */
const place = () => {
  const cell = document.activeElement?.closest<HTMLTableCellElement>('td, th');
  const row = cell?.parentElement as HTMLTableRowElement | undefined;
  return [Number(row?.dataset.row), cell?.cellIndex];
};
const selected = () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])];
const press = (keys: string) => userEvent.keyboard(keys);
/** Moves focus into the grid, past the elements before it. */
async function enterGrid() {
  (document.querySelector('button') as HTMLElement).focus();
  await userEvent.tab();
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
describe('APG grid: Table with selection', () => {
  it('is one stop for Tab, both ways, and comes back to the cell it left', async () => {
    const screen = await show();
    await enterGrid();
    expect(place()).toEqual([0, 0]);
    await press('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(place()).toEqual([1, 2]);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '之后' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(place()).toEqual([1, 2]);
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('button', { name: '之前' })).toHaveFocus();
  });

  it('moves by arrows, up to the header, and stops at the edges', async () => {
    await show();
    await enterGrid();
    await press('{ArrowLeft}');
    expect(place()).toEqual([0, 0]);
    await press('{ArrowUp}{ArrowUp}');
    expect(place()).toEqual([-1, 0]);
    await press('{ArrowRight}');
    expect(place()).toEqual([-1, 1]);
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await press('{End}{ArrowRight}');
    expect(place()).toEqual([-1, sampleColumns.length]);
  });

  it('goes to the ends of a row with Home and End, of the grid with Control', async () => {
    await show();
    await enterGrid();
    await press('{ArrowDown}{End}');
    expect(place()).toEqual([1, sampleColumns.length]);
    await press('{Home}');
    expect(place()).toEqual([1, 0]);
    await press('{Control>}{End}{/Control}');
    expect(place()).toEqual([courses.length - 1, sampleColumns.length]);
    await press('{Control>}{Home}{/Control}');
    expect(place()).toEqual([0, 0]);
  });

  it('turns pages among 10,000 rows, to rows that were not drawn', async () => {
    await show({ rows: manyCourses(10_000) });
    await enterGrid();
    await press('{PageDown}');
    const [step] = place();
    expect(step).toBeGreaterThan(3);
    await press('{PageDown}');
    expect(place()[0]).toBe(2 * Number(step));
    await press('{PageUp}{PageUp}');
    expect(place()[0]).toBe(0);
    await press('{Control>}{End}{/Control}');
    expect(place()[0]).toBe(9999);
    await press('{ArrowUp}');
    expect(place()[0]).toBe(9998);
    expect(document.querySelectorAll('tr').length).toBeLessThanOrEqual(80);
  });

  it('keeps focus on a row that is scrolled out of view', async () => {
    const screen = await show({ rows: manyCourses(10_000) });
    await enterGrid();
    const box = screen.getByRole('grid').element().parentElement!;
    box.scrollTop = 200_000;
    await expect.poll(() => document.querySelector('tr[data-row="3850"]')).not.toBeNull();
    expect(place()).toEqual([0, 0]);
    await press('{ArrowDown}');
    expect(place()).toEqual([1, 0]);
  });

  it('selects by Space, a range by Shift, all by Control A, none by Escape', async () => {
    const screen = await show();
    await enterGrid();
    await press('{ArrowRight}{ArrowRight} ');
    expect(selected()).toEqual(['13003']);
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['13003', '04735', '13180']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['13003', '04735']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('已选 2 项');
    await expect
      .element(screen.getByRole('row', { name: /数据库系统原理/ }))
      .toHaveAttribute('aria-selected', 'true');
    await press('{Control>}a{/Control}');
    expect(selected()).toHaveLength(courses.length);
    await press('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('selects a range by mouse with Shift, and all by the box in the header', async () => {
    const screen = await show();
    await screen.getByRole('checkbox', { name: '选择 数据库系统原理' }).click();
    await screen.getByRole('checkbox', { name: '选择 离散数学' }).click({ modifiers: ['Shift'] });
    expect(selected()).toEqual(['04735', '13180', '02324']);
    await screen.getByRole('checkbox', { name: '全选' }).click();
    expect(selected()).toHaveLength(courses.length);
    await screen.getByRole('checkbox', { name: '全选' }).click();
    expect(selected()).toEqual([]);
  });

  it('selects one at a time in single mode', async () => {
    const screen = await show({ selectionMode: 'single' });
    await screen.getByRole('radio', { name: '选择 操作系统' }).click();
    await screen.getByRole('radio', { name: '选择 离散数学' }).click();
    expect(selected()).toEqual(['02324']);
  });

  it('does the action of a row on Enter and on a press, not over its own buttons', async () => {
    const onPress = vi.fn();
    const screen = await show({
      onRowAction,
      rowActions: ({ name }) => (
        <button type="button" onClick={onPress}>
          移出 {name}
        </button>
      ),
    });
    await enterGrid();
    await press('{ArrowDown}{Enter}');
    expect(onRowAction.mock.lastCall?.[0].code).toBe('04735');
    await screen.getByText('操作系统（2023 年版）').click();
    expect(onRowAction.mock.lastCall?.[0].code).toBe('13180');
    await screen.getByRole('button', { name: '移出 离散数学' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(onRowAction).toHaveBeenCalledTimes(2);
    expect(onSelectionChange).not.toHaveBeenCalled();
  });

  it('hands focus to what a cell holds, one after the other', async () => {
    await show({
      rowActions: () => (
        <>
          <button type="button">更换</button>
          <button type="button">移出</button>
        </>
      ),
    });
    await enterGrid();
    await press('{End}');
    expect(document.activeElement?.textContent).toBe('更换');
    await press('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('移出');
    await press('{ArrowDown}{ArrowLeft}');
    expect(place()).toEqual([1, sampleColumns.length]);
  });

  it('leaves typing and arrows to a field in a cell until Escape', async () => {
    const noted = sampleColumns.map((column) =>
      column.id === 'book' ? { ...column, cell: () => <input aria-label="备注" /> } : column,
    );
    await show({ columns: noted });
    await enterGrid();
    await press('{End}a b{ArrowLeft}');
    expect((document.activeElement as HTMLInputElement).value).toBe('a b');
    await press('{Escape}');
    expect(document.activeElement?.tagName).toBe('TD');
    await press('{ArrowLeft}');
    expect(place()).toEqual([0, sampleColumns.length - 1]);
  });

  it('opens the panel of a row; arrows pass through it, Enter goes in, Escape comes out', async () => {
    const screen = await show({ detail: ({ code }) => <a href={`#${code}`}>教材目录</a> });
    await enterGrid();
    await press('{ArrowRight}{Enter}');
    const opener = screen.getByRole('button', { name: '收起 数据结构与算法 的详情' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('教材目录');
    expect(document.activeElement?.tagName).toBe('TD');
    await press('{Enter}');
    expect(document.activeElement?.tagName).toBe('A');
    await press('{Escape}{ArrowDown}');
    expect(place()).toEqual([1, 1]);
    await press('{ArrowUp}{ArrowUp}{Enter}');
    await expect
      .element(screen.getByRole('button', { name: '展开 数据结构与算法 的详情' }))
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('opens panels among 10,000 rows, whose heights differ then', async () => {
    const screen = await show({
      rows: manyCourses(10_000),
      detail: () => <p style={{ height: 300 }}>很高的详情</p>,
    });
    const box = screen.getByRole('grid').element().parentElement!;
    const before = box.scrollHeight;
    await screen.getByRole('button', { name: /展开/ }).first().click();
    await expect.element(screen.getByText('很高的详情')).toBeVisible();
    await expect.poll(() => box.scrollHeight).toBeGreaterThan(before + 290);
  });
});
