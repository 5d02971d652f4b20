import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from './AlertDialog.tsx';

const onAct = vi.fn();
const onOpenChange = vi.fn();

const ask = async () => {
  onAct.mockClear();
  onOpenChange.mockClear();
  const screen = await render(
    <AlertDialog
      title="还有 3 题未答，确定交卷？"
      isOpen
      onOpenChange={onOpenChange}
      safeLabel="回去作答"
      actLabel="仍然交卷"
      onAct={onAct}
    >
      交卷后不能再改。
    </AlertDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: '还有 3 题未答，确定交卷？' });
  return { screen, dialog };
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/ */
describe('APG alert dialog: AlertDialog', () => {
  it('reads question and consequence, and begins on the safe answer', async () => {
    const { screen, dialog } = await ask();
    await expect.element(dialog).toHaveAccessibleDescription('交卷后不能再改。');
    await expect.element(screen.getByRole('button', { name: '回去作答' })).toHaveFocus();
  });

  it('keeps focus between its answers', async () => {
    const { screen } = await ask();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '仍然交卷' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '回去作答' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('button', { name: '仍然交卷' })).toHaveFocus();
  });

  it('hands out its panel', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(
      <AlertDialog
        ref={ref}
        title="撤销报考？"
        isOpen
        onOpenChange={onOpenChange}
        safeLabel="保留"
        actLabel="撤销"
        onAct={onAct}
      >
        可重新报考。
      </AlertDialog>,
    );
    expect(ref.current?.contains(screen.getByRole('alertdialog').element())).toBe(true);
  });

  it('does it only when that answer is pressed', async () => {
    const { screen } = await ask();
    await screen.getByRole('button', { name: '仍然交卷' }).click();
    expect(onAct).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', '{Escape}'])('keeps things as they are on %s', async (key) => {
    await ask();
    await userEvent.keyboard(key);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onAct).not.toHaveBeenCalled();
  });

  it('does not close by a press on the page behind', async () => {
    const { dialog } = await ask();
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });
});
