import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const onAction = vi.fn();
const onChoose = vi.fn();
const all = ['考试计划', '报考记录', '报考须知', '成绩查询'];

function Desk(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = all.filter((label) => label.includes(query));
  const items = (labels: string[]) =>
    labels.map((label) => ({ id: label, label, onAction: () => onAction(label) }));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        搜索
      </button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={[
          { id: 'f', label: '功能', items: items(found.filter((label) => label !== '报考须知')) },
          { id: 'n', label: '公告', items: items(found.filter((label) => label === '报考须知')) },
        ]}
        onChoose={onChoose}
        {...props}
      />
    </>
  );
}

const open = async (props: Partial<CommandPaletteProps> = {}) => {
  const screen = await render(<Desk {...props} />);
  await screen.getByRole('button', { name: '搜索' }).click();
  const field = page.getByRole('searchbox', { name: '搜索功能、公告、课程' });
  await expect.element(field).toHaveFocus();
  return { screen, field, option: (name: string) => page.getByRole('option', { name }) };
};
/** The option that `aria-activedescendant` of the field refers to. */
const meant = () => {
  const id = document.querySelector('input')?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

beforeEach(() => {
  onAction.mockClear();
  onChoose.mockClear();
});

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ (a list that stays open), https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
describe('APG combobox with a list box in a modal dialog: CommandPalette', () => {
  it('keeps focus in the field while ↑ ↓ Home End move through all groups', async () => {
    const { field } = await open();
    for (const [key, name] of [
      ['{ArrowDown}', '考试计划'],
      ['{ArrowDown}', '报考记录'],
      ['{End}', '报考须知'],
      ['{ArrowUp}', '成绩查询'],
      ['{Home}', '考试计划'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(meant).toBe(name);
      await expect.element(field).toHaveFocus();
    }
  });

  it('Enter does what is meant, reports it, closes, and focus returns', async () => {
    const { screen } = await open();
    await userEvent.keyboard('成绩');
    await expect.poll(meant).toBe('成绩查询');
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('成绩查询');
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: '成绩查询' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '搜索' })).toHaveFocus();
  });

  it('Escape closes at once, even with something typed, and focus returns', async () => {
    const { screen } = await open();
    await userEvent.keyboard('报考{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '搜索' })).toHaveFocus();
  });

  it('leaves Enter and Escape to an input method that is composing', async () => {
    const { field } = await open();
    await userEvent.keyboard('{ArrowDown}');
    await cdp().send('Input.imeSetComposition', { text: 'bao', selectionStart: 3, selectionEnd: 3 });
    const input = field.element();
    for (const key of ['Enter', 'Escape'])
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
      );
    expect(onAction).not.toHaveBeenCalled();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await cdp().send('Input.insertText', { text: '报考' });
    await expect.element(field).toHaveValue('报考');
    await expect.element(page.getByRole('option', { name: '报考记录' })).toBeVisible();
  });
});

describe('CommandPalette', () => {
  it('marks what was looked for, group by group, and announces how much was found', async () => {
    const { option } = await open();
    await userEvent.keyboard('报考');
    await expect.element(option('报考记录')).toBeVisible();
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '报考',
      '报考',
    ]);
    await expect.element(page.getByRole('group', { name: '公告' })).toBeVisible();
    await expect.element(page.getByText('功能 1 条 公告 1 条')).toBeInTheDocument();
  });

  it('says that nothing was found, with the query', async () => {
    await open();
    await userEvent.keyboard('量子');
    await expect.element(page.getByText('没有找到“量子”，换个关键词试试。').first()).toBeVisible();
  });

  it('shows a loading group, and a failed one with a retry', async () => {
    const onRetry = vi.fn();
    await open({
      groups: [
        { id: 'n', label: '公告', items: [], state: 'error', error: '公告搜索失败。', onRetry },
        { id: 'c', label: '课程', items: [], state: 'loading' },
      ],
    });
    await expect.element(page.getByText('正在搜索…')).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('公告搜索失败。');
    await page.getByRole('button', { name: '重试' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('begins with what was opened last, until something is looked for', async () => {
    await open({ recent: [{ id: '准考证', label: '准考证' }] });
    await expect.element(page.getByRole('group', { name: '最近打开' })).toBeVisible();
    await userEvent.keyboard('报');
    await expect.element(page.getByRole('group', { name: '最近打开' })).not.toBeInTheDocument();
  });

  it('has real links, and opens by a press', async () => {
    await open({
      groups: [{ id: 'f', label: '功能', items: [{ id: 'a', label: '准考证', href: '#ticket' }] }],
    });
    const link = page.getByRole('option', { name: '准考证' });
    await expect.element(link).toHaveAttribute('href', '#ticket');
    await link.click();
    expect(onChoose).toHaveBeenCalledOnce();
    expect(location.hash).toBe('#ticket');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('fills the screen of a phone, with a button that closes it, and hands out its panel', async () => {
    await page.viewport(360, 740);
    const ref = { current: null as HTMLDivElement | null };
    await open({ ref });
    const { width, height } = ref.current!.getBoundingClientRect();
    expect([width, height]).toEqual([360, 740]);
    const close = page.getByRole('button', { name: '关闭' });
    expect(close.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });
});
