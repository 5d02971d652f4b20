import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Select } from './Select.tsx';

const options = [
  { id: 'jl', label: '江澜市' },
  { id: 'yp', label: '云浦市' },
  { id: 'nx', label: '南溪县', reason: '本期不设考点' },
];

describe('Select', () => {
  it('is opened, searched and chosen from by keyboard alone', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <LocaleProvider>
        <Select label="考区" options={options} placeholder="请选择" onChange={onChange} />
      </LocaleProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('yp');
    await expect.element(screen.getByRole('button', { name: /考区/ })).toHaveFocus();
    await expect.element(screen.getByRole('button')).toHaveTextContent('云浦市');
  });

  it('says why a choice cannot be taken', async () => {
    const screen = await render(
      <LocaleProvider>
        <Select label="考区" options={options} />
      </LocaleProvider>,
    );
    await screen.getByRole('button').click();
    const closed = screen.getByRole('option', { name: '南溪县' });
    await expect.element(closed).toHaveTextContent('南溪县（本期不设考点）');
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
  });
});
