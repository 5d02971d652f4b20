import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusedDay, paste } from '../DatePicker/testing/day-field.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { DateRangePicker, type DateRangePickerProps, presetsFor } from './DateRangePicker.tsx';

afterEach(() => page.viewport(1280, 800));

const today = '2026-11-21';
const inChinese = (props: Partial<DateRangePickerProps>) => (
  <LocaleProvider>
    <DateRangePicker label="学习记录" today={today} {...props} />
  </LocaleProvider>
);
const show = (props: Partial<DateRangePickerProps> = {}) => render(inChinese(props));

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */
describe('APG date picker dialog: DateRangePicker', () => {
  it('chooses both days by keyboard, and the focus comes back to the button', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange });
    const button = screen.getByRole('button', { name: '打开日历 学习记录' });
    await button.click();
    await expect.poll(focusedDay).toBe('2026年11月21日星期六，今天');
    await userEvent.keyboard('{Home}{Enter}');
    await expect.poll(focusedDay).toContain('11月17日');
    await userEvent.keyboard('{End}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-16', end: '2026-11-22' });
    await expect.element(button).toHaveFocus();
  });

  it('closes with Escape without a change', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange });
    const button = screen.getByRole('button', { name: /打开日历/ });
    await button.click();
    await expect.poll(focusedDay).toContain('今天');
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('DateRangePicker', () => {
  it('takes a ready range with one press, and shows which one is chosen', async () => {
    const onChange = vi.fn();
    const term = { id: 'term', label: '本学期', start: '2026-09-01', end: '2027-01-10' };
    const screen = await show({ onChange, presets: [...presetsFor(today), term] });
    const button = screen.getByRole('button', { name: /打开日历/ });
    await button.click();
    await screen.getByRole('button', { name: '近7天' }).click();
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-15', end: '2026-11-21' });
    await button.click();
    await expect
      .element(screen.getByRole('button', { name: '近7天' }))
      .toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: '本学期' }).click();
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-09-01', end: '2027-01-10' });
  });

  it('offers no ready range that reaches out of the bounds', async () => {
    const screen = await show({ presets: presetsFor(today), min: '2026-11-01' });
    await screen.getByRole('button', { name: /打开日历/ }).click();
    await expect.element(screen.getByRole('button', { name: '近7天' })).toBeVisible();
    expect(screen.getByRole('button', { name: '近30天' }).elements()).toHaveLength(0);
  });

  it('takes both days when they are pasted together', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange });
    paste(screen.getByRole('spinbutton').first().element(), '2026年11月1日至2026年11月21日');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-01', end: '2026-11-21' });
  });

  it('FORM-3 says at the field that the end is before the start, and what to do', async () => {
    const screen = await show({ defaultValue: { start: '2026-11-21', end: '2026-11-01' } });
    await expect
      .element(screen.getByText('结束日期早于开始日期，请把结束日期改到 2026年11月21日或以后'))
      .toBeVisible();
  });

  it('goes into a form as two days', async () => {
    const screen = await render(
      <LocaleProvider>
        <form aria-label="查询">
          <DateRangePicker
            label="学习记录"
            startName="from"
            endName="to"
            defaultValue={{ start: '2026-11-01', end: '2026-11-21' }}
          />
        </form>
      </LocaleProvider>,
    );
    const data = new FormData(screen.getByRole('form').element() as HTMLFormElement);
    expect([...data]).toEqual([
      ['from', '2026-11-01'],
      ['to', '2026-11-21'],
    ]);
  });

  it('fits a phone, closed and open', async () => {
    await page.viewport(360, 740);
    const screen = await show({
      defaultValue: { start: '2026-11-01', end: '2026-11-21' },
      presets: presetsFor(today),
    });
    await screen.getByRole('button', { name: /打开日历/ }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('forwards its ref to its button, and is drawn on a server', async () => {
    const ref = { current: null as HTMLButtonElement | null };
    await show({ ref });
    expect(ref.current?.tagName).toBe('BUTTON');
    expect(renderToString(inChinese({}))).toContain('学习记录');
  });
});
