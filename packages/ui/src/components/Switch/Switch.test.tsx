import { expect, it, vi } from 'vitest';
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
