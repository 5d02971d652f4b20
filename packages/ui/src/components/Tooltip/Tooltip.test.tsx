import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const onPress = vi.fn();
const desk = (
  <>
    <Tooltip text="11月27日 17:00 前可撤销" delay={0}>
      <Button onPress={onPress}>撤销报考</Button>
    </Tooltip>
    <Button>别处</Button>
  </>
);

afterEach(() => onPress.mockClear());

/** https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ */
describe('APG tooltip: Tooltip', () => {
  it('shows on keyboard focus, describes the control, and leaves focus on it', async () => {
    const screen = await render(desk);
    const button = screen.getByRole('button', { name: '撤销报考' });
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('11月27日 17:00 前可撤销');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription('11月27日 17:00 前可撤销');
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('hides on Escape, and the focus stays', async () => {
    const screen = await render(desk);
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '撤销报考' })).toHaveFocus();
  });

  it('shows under the pointer, stays while the pointer is on it, and goes with it', async () => {
    const screen = await render(desk);
    await screen.getByRole('button', { name: '别处' }).hover();
    await screen.getByRole('button', { name: '撤销报考' }).hover();
    const tooltip = screen.getByRole('tooltip');
    await expect.element(tooltip).toBeVisible();
    await tooltip.hover();
    await expect.element(tooltip).toBeVisible();
    await screen.getByRole('button', { name: '别处' }).hover();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('goes when the control is pressed, which does what it says', async () => {
    const screen = await render(desk);
    const button = screen.getByRole('button', { name: '撤销报考' });
    await screen.getByRole('button', { name: '别处' }).hover();
    await button.hover();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await button.click();
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('never blocks a finger', async () => {
    const screen = await render(desk);
    const button = screen.getByRole('button', { name: '撤销报考' }).element();
    for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerleave'])
      button.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 3, isPrimary: true }),
      );
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(document.querySelector('[role=tooltip]')).toBeNull();
  });

  it('hands out its panel', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(
      <Tooltip ref={ref} text="全名" defaultOpen>
        <Button>别处</Button>
      </Tooltip>,
    );
    expect(ref.current).toBe(screen.getByRole('tooltip').element());
  });
});
