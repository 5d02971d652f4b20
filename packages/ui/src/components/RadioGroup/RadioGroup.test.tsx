import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.tsx';

it('moves the choice with the arrow keys and is one stop of the tab key', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <RadioGroup
      label="字号"
      defaultValue="standard"
      onChange={onChange}
      options={[
        { value: 'standard', label: '标准' },
        { value: 'large', label: '大' },
        { value: 'huge', label: '特大' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('huge');
  await expect.element(screen.getByRole('radio', { name: '特大' })).toBeChecked();
  await expect.element(screen.getByRole('radiogroup', { name: '字号' })).toBeVisible();
});
