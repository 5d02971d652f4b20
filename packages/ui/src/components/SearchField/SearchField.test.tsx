import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const show = (props: Partial<SearchFieldProps> = {}) =>
  render(
    <LocaleProvider>
      <SearchField label="搜索课程" {...props} />
    </LocaleProvider>,
  );

describe('SearchField', () => {
  it('searches for the words at Enter', async () => {
    const onSubmit = vi.fn();
    const screen = await show({ onSubmit });
    await screen.getByRole('searchbox', { name: '搜索课程' }).fill('离散');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('离散');
  });

  it('does not search at the Enter that ends a composition', async () => {
    const onSubmit = vi.fn();
    const screen = await show({ onSubmit, defaultValue: 'lisan' });
    const input = screen.getByRole('searchbox').element();
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    // Safari's: the composition is over by then.
    input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 } as KeyboardEventInit));
    expect(onSubmit).not.toHaveBeenCalled();
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is emptied by its cross, which then goes away and leaves the focus in the field', async () => {
    const onClear = vi.fn();
    const screen = await show({ onClear, defaultValue: '离散' });
    await screen.getByRole('button', { name: '清空' }).click();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('is emptied by Escape', async () => {
    const screen = await show({ defaultValue: '离散' });
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says that it is searching', async () => {
    const screen = await show({ isBusy: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent('正在搜索');
  });

  it('keeps its name when the label is not seen', async () => {
    const screen = await show({ hideLabel: true });
    await expect.element(screen.getByRole('searchbox', { name: '搜索课程' })).toBeVisible();
    expect(screen.container.querySelector('label')).toBeNull();
  });

  it('forwards its ref to its input', async () => {
    const ref = { current: null as HTMLInputElement | null };
    await show({ ref });
    expect(ref.current?.type).toBe('search');
  });
});
