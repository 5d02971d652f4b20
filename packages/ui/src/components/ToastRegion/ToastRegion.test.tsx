import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { ToastItem } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const toast = (id: string, more: Partial<ToastItem> = {}): ToastItem => ({
  id,
  type: 'info',
  text: `消息 ${id}`,
  count: 1,
  ...more,
});

const onPause = vi.fn();
const onResume = vi.fn();

/** A page with a field and toasts that close for good; the counts of calls are those of the spies. */
function Desk({ initial, inDialog = false }: { initial: ToastItem[]; inDialog?: boolean }) {
  const [toasts, setToasts] = useState(initial);
  const [dialog, setDialog] = useState(inDialog);
  const field = <input aria-label="手机号" />;
  return (
    <>
      {inDialog ? (
        <Dialog title="修改密码" isOpen={dialog} onOpenChange={setDialog}>
          {field}
        </Dialog>
      ) : (
        field
      )}
      <ToastRegion
        toasts={toasts}
        onClose={(id) => setToasts((now) => now.filter((item) => item.id !== id))}
        onPause={onPause}
        onResume={onResume}
      />
    </>
  );
}

const three = ['1', '2', '3'].map((id) => toast(id));
const texts = () => [...document.querySelectorAll('[data-toast]')].map((item) => item.textContent);

afterEach(() => {
  vi.restoreAllMocks();
  onPause.mockClear();
  onResume.mockClear();
});

describe('ToastRegion', () => {
  it.each([
    ['primary', '通知', 'status'],
    ['success', '成功', 'status'],
    ['info', '提示', 'status'],
    ['warning', '注意', 'alert'],
    ['error', '错误', 'alert'],
  ] as const)(
    'TOAST-1 shows %s with an icon called %s and its text, announced as %s',
    async (type, word, role) => {
      const screen = await render(<Desk initial={[toast('1', { type, text: '登录已失效' })]} />);
      const message = screen.getByRole(role);
      await expect.element(message).toHaveTextContent('登录已失效');
      await expect.element(message.getByRole('img', { name: word })).toBeVisible();
    },
  );

  it('TOAST-1 is a live region before the first toast comes, so that it is announced', async () => {
    const screen = await render(<Desk initial={[]} />);
    await expect.element(screen.getByRole('region', { name: '通知' })).toHaveAttribute('aria-live', 'polite');
  });

  it('TOAST-2 closes by its button, which is large enough for a finger', async () => {
    const screen = await render(<Desk initial={[toast('1')]} />);
    const close = screen.getByRole('button', { name: '关闭' });
    const { width, height } = close.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await close.click();
    expect(texts()).toEqual([]);
  });

  it('TOAST-2 closes the newest on Escape, and the focused one when one has focus', async () => {
    const screen = await render(<Desk initial={three} />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Escape}');
    expect(texts()).toEqual(['消息 1', '消息 2']);
    await userEvent.keyboard('{F6}{Tab}{Escape}');
    expect(texts()).toEqual(['消息 2']);
  });

  it('TOAST-2 leaves Escape to an open dialog', async () => {
    const screen = await render(<Desk initial={[toast('1')]} inDialog />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(texts()).toEqual(['消息 1']);
  });

  it('TOAST-2 leaves Escape to an input method that is composing', async () => {
    await render(<Desk initial={[toast('1')]} />);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    expect(texts()).toEqual(['消息 1']);
  });

  it('TOAST-2 stops the timers while the pointer is on it', async () => {
    const screen = await render(<Desk initial={three} />);
    await screen.getByText('消息 2').hover();
    expect(onPause).toHaveBeenCalledTimes(1);
    expect(onResume).not.toHaveBeenCalled();
    await screen.getByRole('textbox').hover();
    expect(onResume).toHaveBeenCalledTimes(1);
  });

  it('TOAST-2 stops the timers while focus is in it', async () => {
    const screen = await render(<Desk initial={three} />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{F6}');
    expect(onPause).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Tab}');
    expect(onResume).not.toHaveBeenCalled();
    await userEvent.keyboard('{F6}');
    expect(onResume).toHaveBeenCalledTimes(1);
  });

  it('TOAST-2 stops the timers while the tab is hidden', async () => {
    await render(<Desk initial={three} />);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => onPause.mock.calls.length).toBe(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => onResume.mock.calls.length).toBe(1);
  });

  it('TOAST-2 lets the timers run again when the last one goes from under the pointer', async () => {
    const screen = await render(<Desk initial={[toast('1')]} />);
    await screen.getByRole('button', { name: '关闭' }).click();
    expect(onPause.mock.calls.length).toBe(onResume.mock.calls.length);
  });

  it.each(['{F6}', '{Alt>}t{/Alt}'])(
    'TOAST-2 is reached by %s and returns focus to the field',
    async (keys) => {
      const screen = await render(<Desk initial={three} />);
      const field = screen.getByRole('textbox');
      await field.click();
      await userEvent.keyboard(keys);
      await expect.element(screen.getByRole('region', { name: '通知' })).toHaveFocus();
      await userEvent.keyboard(keys);
      await expect.element(field).toHaveFocus();
    },
  );

  it('TOAST-2 hands focus to the neighbour when the focused one is closed, at last to where it came from', async () => {
    const screen = await render(<Desk initial={three} />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{F6}{Tab}{Enter}');
    expect(texts()).toEqual(['消息 2', '消息 3']);
    await userEvent.keyboard('{Enter}');
    expect(texts()).toEqual(['消息 3']);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  it('TOAST-2 leaves focus in the field when it is closed with the mouse', async () => {
    const screen = await render(<Desk initial={three} />);
    await screen.getByRole('textbox').click();
    await screen.getByRole('button', { name: '关闭' }).nth(1).click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(texts()).toEqual(['消息 1', '消息 3']);
  });

  it('TOAST-2 can be reached and closed from inside a modal dialog, which stays open', async () => {
    const screen = await render(<Desk initial={[toast('1')]} inDialog />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{F6}');
    await expect.element(screen.getByRole('region', { name: '通知' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(texts()).toEqual([]);
    await expect.element(screen.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  });

  it('TOAST-3 is 16 px from the top, the next one below it', async () => {
    await render(<Desk initial={three} />);
    const boxes = [...document.querySelectorAll('[data-toast]')].map((item) => item.getBoundingClientRect());
    await expect.poll(() => document.querySelector('[data-toast]')?.getBoundingClientRect().top).toBe(16);
    expect(boxes[1]!.top).toBeGreaterThan(boxes[0]!.bottom);
    expect(boxes[2]!.top).toBeGreaterThan(boxes[1]!.bottom);
  });

  it.each([
    [2, '2'],
    [99, '99'],
    [100, '99+'],
    [1000, '99+'],
  ])('TOAST-4 shows a group of %i as %s, on a second sheet', async (count, badge) => {
    const screen = await render(<Desk initial={[toast('1', { count })]} />);
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('listitem')).toHaveTextContent(`共 ${count} 次`);
  });

  it('TOAST-4 shows no badge on a single message', async () => {
    await render(<Desk initial={[toast('1')]} />);
    expect(texts()).toEqual(['消息 1']);
  });

  it('TOAST-4 takes another limit', async () => {
    const screen = await render(
      <ToastRegion
        toasts={[toast('1', { count: 10 })]}
        maxCount={9}
        onClose={vi.fn()}
        {...{ onPause, onResume }}
      />,
    );
    await expect.element(screen.getByText('9+')).toBeVisible();
  });

  it('wraps a long unbroken text within a phone', async () => {
    await page.viewport(360, 740);
    await render(<Desk initial={[toast('1', { text: 'W'.repeat(80), count: 3 })]} />);
    const box = document.querySelector('[data-toast]')!;
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(344);
    await page.viewport(1280, 800);
  });

  it('says how many wait, and closes all', async () => {
    const onCloseAll = vi.fn();
    const screen = await render(
      <ToastRegion
        toasts={three}
        queuedCount={997}
        onCloseAll={onCloseAll}
        onClose={vi.fn()}
        {...{ onPause, onResume }}
      />,
    );
    await expect.element(screen.getByText('还有 997 条')).toBeVisible();
    await screen.getByRole('button', { name: '全部关闭' }).click();
    expect(onCloseAll).toHaveBeenCalledOnce();
  });

  it('runs the action of a toast', async () => {
    const onPress = vi.fn();
    const screen = await render(<Desk initial={[toast('1', { action: { label: '刷新', onPress } })]} />);
    await screen.getByRole('button', { name: '刷新' }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });
});
