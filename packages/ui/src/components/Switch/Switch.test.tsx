import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './Switch.tsx';

it('is a switch to a screen reader and turned by the space bar', async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch onChange={onChange}>开考前一天提醒我</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('switch', { name: '开考前一天提醒我' })).toBeChecked();
  expect(onChange).toHaveBeenCalledWith(true);
});

/** https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */
describe('APG switch: Switch', () => {
  it('keeps its name whether it is on or off', async () => {
    const screen = await render(<Switch>短信提醒</Switch>);
    const control = screen.getByRole('switch', { name: '短信提醒' });
    await expect.element(control).not.toBeChecked();
    await screen.getByText('短信提醒').click();
    await expect.element(control).toBeChecked();
  });

  it('says that it could not be turned, or why not yet, or stays as it is', async () => {
    const ref = { current: null as HTMLInputElement | null };
    const screen = await render(
      <Switch error="没有保存成功，请稍后再试" ref={ref}>
        短信提醒
      </Switch>,
    );
    const control = screen.getByRole('switch');
    await expect.element(control).toHaveAccessibleDescription('没有保存成功，请稍后再试');
    expect(ref.current).toBe(control.element());
    await screen.rerender(<Switch disabledReason="还没有绑定手机号">短信提醒</Switch>);
    await expect.element(control).toBeDisabled();
    await expect.element(control).toHaveAccessibleDescription('还没有绑定手机号');
    await screen.rerender(<Switch isReadOnly>短信提醒</Switch>);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
  });
});
