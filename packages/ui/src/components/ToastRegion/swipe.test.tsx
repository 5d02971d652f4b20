import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from './ToastRegion.tsx';

const onPause = vi.fn();
const onResume = vi.fn();

async function open() {
  const screen = await render(<Desk />);
  onPause.mockClear();
  onResume.mockClear();
  return screen;
}

function Desk() {
  const [texts, setTexts] = useState(['已保存', '已提交']);
  return (
    <ToastRegion
      toasts={texts.map((text) => ({ id: text, type: 'success', text, count: 1 }))}
      onClose={(id) => setTexts((now) => now.filter((text) => text !== id))}
      onPause={onPause}
      onResume={onResume}
    />
  );
}

const toastOf = (text: string) => document.querySelector<HTMLElement>(`[data-toast="${text}"]`)!;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ dataset }) => dataset.toast);

/** Drags the first toast by real movements of the mouse. */
async function pull(across: number, down: number) {
  const toast = toastOf('已保存');
  const from = { x: 200, y: 20 };
  await userEvent.dragAndDrop(toast, toast, {
    sourcePosition: from,
    targetPosition: { x: from.x + across, y: from.y + down },
    force: true,
  });
}

/** A finger: pointer events as a browser sends them, for movements that a mouse cannot make. */
function finger(toast: HTMLElement) {
  vi.spyOn(toast, 'setPointerCapture').mockImplementation(() => {});
  const send = (type: string, clientX: number, clientY: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', clientX, clientY }),
    );
  send('pointerdown', 600, 40);
  return send;
}

afterEach(() => {
  vi.restoreAllMocks();
  onPause.mockClear();
  onResume.mockClear();
});

describe('ToastRegion, swiped', () => {
  it.each([
    ['right', 120, 0],
    ['left', -120, 0],
  ])('TOAST-2 goes when it is pulled to the %s', async (_way, across, down) => {
    await open();
    await pull(across, down);
    await expect.poll(shown).toEqual(['已提交']);
  });

  it('TOAST-2 goes when a finger pushes it up', async () => {
    await open();
    const send = finger(toastOf('已保存'));
    send('pointermove', 603, -60);
    send('pointerup', 603, -60);
    await expect.poll(shown).toEqual(['已提交']);
  });

  it('TOAST-2 springs back when it is pulled too little', async () => {
    await open();
    await pull(14, 0);
    expect(shown()).toEqual(['已保存', '已提交']);
    expect(toastOf('已保存').style.transform).toBe('');
  });

  it('TOAST-2 stays when it is pulled down', async () => {
    await open();
    const send = finger(toastOf('已保存'));
    send('pointermove', 602, 160);
    send('pointerup', 602, 160);
    expect(shown()).toEqual(['已保存', '已提交']);
    expect(onPause).not.toHaveBeenCalled();
  });

  it('TOAST-2 stops the timers while it is held, and springs back when the system takes the pointer', async () => {
    await open();
    const toast = toastOf('已保存');
    const send = finger(toast);
    send('pointermove', 700, 40);
    await expect.poll(() => onPause.mock.calls.length).toBe(1);
    expect(toast.style.transform).toBe('translateX(100px)');
    expect(onResume).not.toHaveBeenCalled();
    send('pointercancel', 700, 40);
    await expect.poll(() => onResume.mock.calls.length).toBe(1);
    expect([shown(), toast.style.transform]).toEqual([['已保存', '已提交'], '']);
  });

  it('TOAST-2 lets the timers run when it is closed by a key while it is held', async () => {
    await open();
    finger(toastOf('已提交'))('pointermove', 640, 40);
    await expect.poll(() => onPause.mock.calls.length).toBe(1);
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual(['已保存']);
    await expect.poll(() => onResume.mock.calls.length).toBe(1);
  });

  it('TOAST-2 goes at once with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open();
    const send = finger(toastOf('已保存'));
    send('pointermove', 720, 40);
    send('pointerup', 720, 40);
    await expect.poll(shown).toEqual(['已提交']);
    expect(
      toastOf('已提交')
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition),
    ).toBe(false);
  });

  it('TOAST-2 leaves its buttons to a press', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: '关闭' }).first().click();
    expect(shown()).toEqual(['已提交']);
  });
});

describe('ToastRegion, repeated', () => {
  const region = (count: number) => (
    <ToastRegion
      toasts={[{ id: '1', type: 'error', text: '网络连接异常', count }]}
      onClose={() => {}}
      {...{ onPause, onResume }}
    />
  );
  const polite = () => document.querySelector<HTMLElement>('section > p')!;

  it('TOAST-4 an error interrupts once; its repeats are announced politely, with their text', async () => {
    const screen = await render(region(1));
    const alert = screen.getByRole('alert').element();
    const before = alert.innerHTML;
    await screen.rerender(region(2));
    await expect.element(polite()).toHaveTextContent('网络连接异常 共 2 次');
    await screen.rerender(region(3));
    await expect.element(polite()).toHaveTextContent('网络连接异常 共 3 次');
    expect(polite().getAttribute('aria-live')).toBe('polite');
    expect(alert.innerHTML).toBe(before);
    expect(screen.getByRole('alert').element()).toBe(alert);
  });

  it('takes other words, and hands out its element', async () => {
    const ref = { current: null as HTMLElement | null };
    const screen = await render(
      <ToastRegion
        ref={ref}
        texts={{ label: 'Messages', error: 'Error', queued: (count) => `${count} more` }}
        toasts={[{ id: '1', type: 'error', text: 'Offline', count: 1 }]}
        queuedCount={2}
        onClose={() => {}}
        {...{ onPause, onResume }}
      />,
    );
    const element = screen.getByRole('region', { name: 'Messages' });
    expect(ref.current).toBe(element.element());
    await expect.element(screen.getByRole('img', { name: 'Error' })).toBeVisible();
    await expect.element(screen.getByText('2 more')).toBeVisible();
  });
});
