import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toolbar } from './Toolbar.tsx';

const onAction = vi.fn();
const tools = ['已改', '回复', '标记', '下载', '打印'].map((label) => ({
  id: label,
  label,
  unavailable: label === '标记',
  pressed: label === '回复' ? true : undefined,
  onAction: () => onAction(label),
}));
const desk = (width: number) => (
  <div style={{ width }}>
    <button type="button">前</button>
    <Toolbar label="批注" tools={tools} />
    <button type="button">后</button>
  </div>
);

beforeEach(() => onAction.mockClear());

/** https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
describe('APG toolbar: Toolbar', () => {
  it('is one Tab stop; arrows, Home and End move, and it remembers where focus was', async () => {
    const screen = await render(desk(800));
    const button = (name: string) => screen.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button('已改')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', '回复'],
      ['{ArrowRight}', '标记'],
      ['{ArrowLeft}', '回复'],
      ['{End}', '打印'],
      ['{Home}', '已改'],
      ['{ArrowRight}', '回复'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(button(name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(button('后')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('回复')).toHaveFocus();
  });

  it('is named, says what is on, and does what is pressed', async () => {
    const screen = await render(desk(800));
    await expect.element(screen.getByRole('toolbar', { name: '批注' })).toBeVisible();
    const reply = screen.getByRole('button', { name: '回复' });
    await expect.element(reply).toHaveAttribute('aria-pressed', 'true');
    await reply.click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith('回复');
  });

  it('lets what cannot be used be found, and does nothing then', async () => {
    const screen = await render(desk(800));
    const flag = screen.getByRole('button', { name: '标记' });
    await expect.element(flag).toHaveAttribute('aria-disabled', 'true');
    (flag.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onAction).not.toHaveBeenCalled();
  });

  it('puts what has no room into a menu at its end, reached by the arrows', async () => {
    const screen = await render(desk(200));
    const more = screen.getByRole('button', { name: '更多' });
    await expect.element(more).toBeVisible();
    await expect.element(screen.getByText('打印')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('menuitem', { name: '打印' }).click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith('打印');
  });

  it('shows all again when there is room again', async () => {
    const screen = await render(desk(200));
    await expect.element(screen.getByRole('button', { name: '更多' })).toBeVisible();
    await screen.rerender(desk(800));
    await expect.element(screen.getByRole('button', { name: '打印' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '更多' })).not.toBeInTheDocument();
  });

  it('hands out its element', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(<Toolbar ref={ref} label="批注" tools={tools} />);
    expect(ref.current).toBe(screen.getByRole('toolbar').element());
  });
});
