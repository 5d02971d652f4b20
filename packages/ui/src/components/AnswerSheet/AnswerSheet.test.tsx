import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerSheet } from './AnswerSheet.tsx';
import { cellsOf, markedSheet, sampleSheet } from './sampleSheet.ts';

afterEach(async () => {
  delete document.documentElement.dataset.text;
  await page.viewport(1280, 800);
});

const sheet = (onSelect = vi.fn<(index: number) => void>()) => (
  <div style={{ width: 268 }}>
    <AnswerSheet sections={sampleSheet} current={16} onSelect={onSelect} />
  </div>
);
const question = (number: number) => page.getByRole('button', { name: new RegExp(`^第 ${number} 题`) });

/** https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
describe('APG toolbar: the answer sheet', () => {
  it('is one Tab stop, which begins at the current question', async () => {
    await render(
      <>
        {sheet()}
        <button type="button">交卷</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(question(17)).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '交卷' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(question(17)).toHaveFocus();
  });

  it('moves with arrows, Home and End as the cells are wrapped, and stops at the ends', async () => {
    await render(sheet());
    await userEvent.tab();
    for (const [key, number] of [
      ['{ArrowRight}', 18],
      ['{ArrowLeft}', 17],
      ['{ArrowUp}', 10],
      ['{ArrowUp}', 2],
      ['{ArrowUp}', 2],
      ['{Home}', 1],
      ['{ArrowLeft}', 1],
      ['{End}', 44],
      ['{ArrowRight}', 44],
      ['{ArrowUp}', 41],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(question(number)).toHaveFocus();
    }
  });

  it('goes to a question with Enter, Space and a press, and leaves no arrow key for the page', async () => {
    const onSelect = vi.fn<(index: number) => void>();
    const onKeyDown = vi.fn();
    document.body.addEventListener('keydown', onKeyDown);
    await render(sheet(onSelect));
    await userEvent.tab();
    onKeyDown.mockClear();
    await userEvent.keyboard('{ArrowRight}');
    document.body.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown.mock.calls.map(([event]) => (event as KeyboardEvent).defaultPrevented)).not.toContain(
      false,
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight} ');
    await question(44).click();
    expect(onSelect.mock.calls).toEqual([[17], [18], [43]]);
  });
});

describe('AnswerSheet', () => {
  it('names each cell in full and says which is current', async () => {
    const screen = await render(sheet());
    await expect.element(screen.getByRole('toolbar', { name: '答题卡' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: '多选题' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '第 9 题，已答，标记' })).toBeVisible();
    await expect.element(question(17)).toHaveAttribute('aria-current', 'true');
    expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('counts what is answered, left and marked', async () => {
    const screen = await render(sheet());
    await expect.element(screen.getByText('已答 26，共 44')).toBeVisible();
    await expect.element(screen.getByText('还有 18 题未答，3 题已标记。')).toBeVisible();
  });

  it('says right and wrong in the analysis, in words and shapes', async () => {
    const screen = await render(<AnswerSheet sections={markedSheet} onSelect={vi.fn()} />);
    await expect.element(screen.getByRole('button', { name: '第 5 题，答错' })).toBeVisible();
    await expect.element(screen.getByText('答对 17，共 23')).toBeVisible();
    const shape = (name: RegExp) =>
      screen.getByRole('button', { name }).first().element().querySelector('svg')?.innerHTML;
    expect(new Set([shape(/答对/), shape(/答错/), shape(/没有答完/), shape(/未答/)]).size).toBe(4);
  });

  it('says that an answer is on this device only', async () => {
    const screen = await render(
      <AnswerSheet
        sections={[{ id: 'one', title: '单选题', cells: [{ state: 'answered', unsaved: true }] }]}
        onSelect={vi.fn()}
      />,
    );
    await expect.element(screen.getByRole('button', { name: '第 1 题，已答，未保存' })).toBeVisible();
    await expect.element(screen.getByText('全部题目都已作答，1 题只存在本机。')).toBeVisible();
  });

  it('has cells of 36 px that a thumb can hit, and never scrolls sideways, in huge text too', async () => {
    document.documentElement.dataset.text = 'huge';
    await page.viewport(360, 740);
    await render(
      <AnswerSheet
        sections={[{ id: 'one', title: '单选题', cells: cellsOf('a'.repeat(200)) }]}
        onSelect={vi.fn()}
      />,
    );
    const { width, height } = question(200).element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('says that there are no questions', async () => {
    const screen = await render(<AnswerSheet sections={[]} current={3} onSelect={vi.fn()} />);
    await expect.element(screen.getByText('本卷没有题目')).toBeVisible();
  });

  it('hands its root to ref and can be rendered on a server', async () => {
    let root: HTMLElement | null = null;
    await render(
      <AnswerSheet
        sections={sampleSheet}
        onSelect={vi.fn()}
        ref={(element) => {
          root = element;
        }}
      />,
    );
    expect(root).toBeInstanceOf(HTMLElement);
    expect(renderToString(<AnswerSheet sections={sampleSheet} onSelect={vi.fn()} />)).toContain('第 44 题');
  });
});
