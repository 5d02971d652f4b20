import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TreeNode } from './node.ts';
import { TreeView } from './TreeView.tsx';

const nodes: TreeNode[] = [
  {
    id: '1',
    title: '第一章 绪论',
    state: { shape: 'check', tone: 'success', word: '已学完' },
    children: [
      { id: '1.1', title: '1.1 数据模型' },
      { id: '1.2', title: '1.2 体系结构' },
    ],
  },
  { id: '2', title: '第二章 关系数据库', children: [{ id: '2.1', title: '2.1 关系' }] },
  { id: 'a', title: '附录 A', unavailable: true },
  { id: 'b', title: '复习题' },
];

const onSelect = vi.fn();
const open = async () => {
  onSelect.mockClear();
  const screen = await render(<TreeView label="章节" nodes={nodes} onSelect={onSelect} />);
  await userEvent.tab();
  return { screen, row: (name: RegExp) => screen.getByRole('row', { name }) };
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ (as a treegrid, which names the toggles within the rows) */
describe('APG tree view: TreeView', () => {
  it('is one Tab stop, and ↑ ↓ Home End move through what is visible', async () => {
    const { screen, row } = await open();
    await expect.element(row(/绪论/)).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowDown}', /关系数据库/],
      ['{End}', /复习题/],
      ['{ArrowUp}', /附录/],
      ['{Home}', /绪论/],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(row(name)).toHaveFocus();
    }
    await userEvent.tab();
    expect(screen.container.contains(document.activeElement)).toBe(false);
  });

  it('→ opens, then goes to the first child; ← goes to the parent, then closes', async () => {
    const { screen, row } = await open();
    await expect.element(row(/绪论/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(row(/绪论/)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(row(/绪论/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row(/数据模型/)).toHaveFocus();
    await expect.element(row(/数据模型/)).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(row(/绪论/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(row(/绪论/)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText('1.1 数据模型')).not.toBeInTheDocument();
  });

  it('goes to the name whose first characters are typed', async () => {
    const { row } = await open();
    await userEvent.keyboard('{ArrowRight}1.2');
    await expect.element(row(/体系结构/)).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('chooses on %s, and reports what is chosen', async (key) => {
    const { row } = await open();
    await userEvent.keyboard(`{End}${key}`);
    expect(onSelect).toHaveBeenLastCalledWith(['b']);
    await expect.element(row(/复习题/)).toHaveAttribute('aria-selected', 'true');
  });

  it('reaches what cannot be chosen, and does not choose it', async () => {
    const { row } = await open();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect.element(row(/附录/)).toHaveFocus();
    expect(onSelect.mock.calls.flat(2)).not.toContain('a');
  });

  it('reads the state with the name', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('row', { name: /绪论/ })).toHaveTextContent('已学完');
    await expect.element(screen.getByRole('treegrid', { name: '章节' })).toBeVisible();
  });
});

describe('TreeView', () => {
  it('opens by a press on its chevron', async () => {
    const { screen } = await open();
    await screen.getByRole('button').first().click();
    await expect.element(screen.getByRole('button').first()).toHaveAccessibleName(/收起/);
    await expect.element(screen.getByText('1.1 数据模型')).toBeVisible();
  });

  it('asks for children that were not there when they are wanted, and again after a failure', async () => {
    const onLoad = vi.fn();
    const screen = await render(<Lazy onLoad={onLoad} />);
    const chapter = screen.getByRole('row', { name: /第一章/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('正在加载…')).toBeVisible();
    expect(onLoad).toHaveBeenCalledExactlyOnceWith('1');
    await screen.getByRole('button', { name: '断网' }).click();
    await expect.element(screen.getByText(/加载失败/)).toBeVisible();
    (chapter.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(onLoad).toHaveBeenCalledTimes(2);
    await screen.getByRole('button', { name: '到达' }).click();
    await expect.element(screen.getByText('1.1 绪论')).toBeVisible();
  });

  it('asks at once for what is open from the start, and never again because another opens', async () => {
    const onLoad = vi.fn();
    const lazy = (id: string): TreeNode => ({ id, title: `第 ${id} 章`, children: 'lazy' });
    await render(
      <TreeView label="章节" nodes={[lazy('1'), lazy('2')]} defaultExpanded={['1']} onLoad={onLoad} />,
    );
    expect(onLoad.mock.calls).toEqual([['1']]);
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(onLoad.mock.calls).toEqual([['1'], ['2']]);
  });

  it('says so when there is nothing, and hands out its element', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(<TreeView ref={ref} label="章节" nodes={[]} />);
    await expect.element(screen.getByText('还没有章节')).toBeVisible();
    expect(ref.current).toBe(screen.getByRole('treegrid').element());
  });
});

function Lazy({ onLoad }: { onLoad: (id: string) => void }) {
  const [children, setChildren] = useState<TreeNode['children']>('lazy');
  return (
    <>
      <TreeView
        label="章节"
        nodes={[{ id: '1', title: '第一章', children }]}
        onLoad={(id) => {
          onLoad(id);
          setChildren('loading');
        }}
      />
      <button type="button" onClick={() => setChildren('failed')}>
        断网
      </button>
      <button type="button" onClick={() => setChildren([{ id: '1.1', title: '1.1 绪论' }])}>
        到达
      </button>
    </>
  );
}
