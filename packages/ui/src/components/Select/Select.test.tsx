import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Select, type SelectProps } from './Select.tsx';

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
    await userEvent.keyboard('{Enter}');
    // The list comes later, and takes the focus.
    await expect.poll(() => document.activeElement?.role).toBe('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
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

const show = (props: Partial<SelectProps> = {}) =>
  render(
    <LocaleProvider>
      <Select label="考区" options={options} {...props} />
    </LocaleProvider>,
  );

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ */
describe('APG select-only combobox: Select', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens with %s and closes with Escape',
    async (key) => {
      const screen = await show();
      await userEvent.tab();
      await userEvent.keyboard(key);
      await expect.element(screen.getByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: '考区' })).toHaveFocus();
    },
  );

  it('chooses by the first characters of a name', async () => {
    const screen = await show({ options: [...options, { id: 'ax', label: 'A县' }] });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}a{Enter}');
    await expect.element(screen.getByRole('button')).toHaveTextContent('A县');
  });
});

/** https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
describe('APG listbox: Select', () => {
  it('moves with the arrows, Home and End, passes what cannot be taken, and says what is chosen', async () => {
    const screen = await show({ defaultValue: 'yp' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const option = (name: string) => screen.getByRole('option', { name });
    await expect.element(option('云浦市')).toHaveFocus();
    await expect.element(option('云浦市')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect.element(option('江澜市')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(option('云浦市')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option('江澜市')).toHaveFocus();
  });
});

describe('Select that is not to be changed', () => {
  it('is read but does not open when it is read only', async () => {
    const ref = { current: null as HTMLButtonElement | null };
    const screen = await show({ value: 'jl', isReadOnly: true, ref });
    await userEvent.tab();
    expect(ref.current).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toHaveTextContent('江澜市');
  });

  it('says why it is not open yet', async () => {
    const screen = await show({ disabledReason: '先选择专业' });
    await expect.element(screen.getByRole('button')).toBeDisabled();
    await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('先选择专业');
  });
});
