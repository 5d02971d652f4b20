import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../Form/Form.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { focusedDay, paste } from './testing/day-field.ts';

afterEach(() => page.viewport(1280, 800));

const inChinese = (props: Partial<DatePickerProps>) => (
  <LocaleProvider>
    <DatePicker label="考试日期" today="2026-11-21" {...props} />
  </LocaleProvider>
);
const show = (props: Partial<DatePickerProps> = {}) => render(inChinese(props));

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */
describe('APG date picker dialog: DatePicker', () => {
  const openOn = async (day: string, props: Partial<DatePickerProps> = {}) => {
    const screen = await show({ defaultValue: day, ...props });
    await screen.getByRole('button', { name: '打开日历 考试日期' }).click();
    await expect.poll(focusedDay).toContain('已选');
    return screen;
  };

  it('opens with the focus on the chosen day, and Escape returns it to the button', async () => {
    const screen = await openOn('2026-11-24');
    expect(focusedDay()).toBe('2026年11月24日星期二，已选');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '打开日历 考试日期' })).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', '2026年11月19日星期四'],
    ['{ArrowLeft}', '2026年11月17日星期二'],
    ['{ArrowDown}', '2026年11月25日星期三'],
    ['{ArrowUp}', '2026年11月11日星期三'],
    ['{Home}', '2026年11月16日星期一'],
    ['{End}', '2026年11月22日星期日'],
    ['{PageUp}', '2026年10月18日星期日'],
    ['{PageDown}', '2026年12月18日星期五'],
    ['{Shift>}{PageUp}{/Shift}', '2025年11月18日星期二'],
    ['{Shift>}{PageDown}{/Shift}', '2027年11月18日星期四'],
  ])('%s moves to %s', async (keys, day) => {
    await openOn('2026-11-18');
    await userEvent.keyboard(keys);
    await expect.poll(focusedDay).toBe(day);
  });

  it.each(['{Enter}', ' '])('%s chooses the focused day and closes', async (key) => {
    const onChange = vi.fn();
    const screen = await openOn('2026-11-18', { onChange });
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-19');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '打开日历 考试日期' })).toHaveFocus();
  });

  it('keeps Tab within the dialog', async () => {
    await openOn('2026-11-18');
    const dialog = document.querySelector('[role="dialog"]');
    for (let step = 0; step < 8; step++) {
      await userEvent.tab();
      expect(dialog?.contains(document.activeElement)).toBe(true);
    }
  });

  it('is a grid of weeks that begin on Monday, with today marked', async () => {
    const screen = await openOn('2026-11-18');
    expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent).join('')).toBe(
      '一二三四五六日',
    );
    const today = screen.getByRole('button', { name: '2026年11月21日星期六，今天' });
    await expect.element(today).toHaveAttribute('aria-current', 'date');
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  });
});

describe('DatePicker', () => {
  it('takes a day that is typed part by part', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange });
    await screen.getByRole('spinbutton').first().click();
    await userEvent.keyboard('20261124');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
  });

  it.each(['2026-11-21', '2026/11/21', '2026年11月21日', '20261121'])(
    'takes %s when it is pasted',
    async (text) => {
      const onChange = vi.fn();
      const screen = await show({ onChange });
      paste(screen.getByRole('spinbutton').first().element(), text);
      expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-21');
      await expect.element(screen.getByRole('spinbutton').first()).toHaveTextContent('2026');
    },
  );

  it('keeps its day when something else is pasted', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange, defaultValue: '2026-11-21' });
    paste(screen.getByRole('spinbutton').first().element(), '\u202Eשלום 明天');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('group')).toHaveTextContent('2026/11/21');
  });

  it('FORM-3 says at the field what is wrong with a day and what to do, when the field is left', async () => {
    const screen = await show({ min: '2026-11-16' });
    await screen.getByRole('spinbutton').first().click();
    await userEvent.keyboard('20251124');
    await expect.element(screen.getByText(/最早可选/)).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByText('最早可选 2026年11月16日，请改选这一天或之后')).toBeVisible();
    await expect.element(screen.getByRole('group')).toHaveAccessibleDescription(/最早可选/);
  });

  it('says that a date is not yet whole', async () => {
    const screen = await show();
    await screen.getByRole('spinbutton').first().click();
    await userEvent.keyboard('2026');
    (document.activeElement as HTMLElement).blur();
    await expect.element(screen.getByText('日期还没有填完整，请补齐年、月、日')).toBeVisible();
  });

  it('says why a day cannot be chosen, and does not choose it', async () => {
    const onChange = vi.fn();
    const screen = await show({
      onChange,
      defaultValue: '2026-11-28',
      isDateUnavailable: (day) => day === '2026-11-29' && '系统维护',
    });
    await screen.getByRole('button', { name: /打开日历/ }).click();
    await expect.poll(focusedDay).toContain('28');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(screen.getByText('2026年11月29日不可选：系统维护')).toBeVisible();
    expect(focusedDay()).toBe('2026年11月29日星期日不可选：系统维护');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leads to a year of birth in two choices', async () => {
    const screen = await show({ defaultValue: '2026-11-21', min: '1940-01-01', max: '2026-12-31' });
    await screen.getByRole('button', { name: /打开日历/ }).click();
    await screen.getByRole('combobox', { name: '年份' }).selectOptions('1998年');
    await screen.getByRole('combobox', { name: '月份' }).selectOptions('9月');
    await screen.getByRole('button', { name: '1998年9月17日星期四' }).click();
    await expect.element(screen.getByRole('group')).toHaveTextContent('1998/09/17');
  });

  it('chooses today, and clears, with the buttons at the foot', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange, defaultValue: '2026-11-24' });
    const button = screen.getByRole('button', { name: /打开日历/ });
    await button.click();
    await screen.getByRole('button', { name: '今天', exact: true }).click();
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect.element(button).toHaveFocus();
    await button.click();
    await screen.getByRole('button', { name: '清除' }).click();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('turns the months', async () => {
    const screen = await show({ defaultValue: '2026-11-24' });
    await screen.getByRole('button', { name: /打开日历/ }).click();
    await screen.getByRole('button', { name: '下个月' }).click();
    await expect.element(screen.getByRole('combobox', { name: '月份' })).toHaveValue('12');
    await screen.getByRole('button', { name: '上个月' }).click();
    await expect.element(screen.getByRole('combobox', { name: '月份' })).toHaveValue('11');
  });

  it('goes into a form as yyyy-MM-dd, and takes the form’s own error', async () => {
    const onSubmit = vi.fn();
    const screen = await render(
      <LocaleProvider>
        <Form onSubmit={(data) => onSubmit(data.get('day'))} validationErrors={{ day: '这一天的场次已约满' }}>
          <DatePicker label="场次" name="day" defaultValue="2026-11-24" />
          <button type="submit">提交</button>
        </Form>
      </LocaleProvider>,
    );
    await expect.element(screen.getByText('这一天的场次已约满')).toBeVisible();
    await screen.getByRole('button', { name: '提交' }).click();
    expect(onSubmit).toHaveBeenCalledWith('2026-11-24');
    paste(screen.getByRole('spinbutton').first().element(), '2026-11-25');
    await expect.element(screen.getByText('这一天的场次已约满')).not.toBeInTheDocument();
  });

  it('is empty when the page hands it something that is no day', async () => {
    const screen = await show({ defaultValue: '2026-02-30' });
    await expect.element(screen.getByRole('spinbutton').first()).toHaveAttribute('data-placeholder');
  });

  it('says why a day cannot be chosen yet, and takes none', async () => {
    const screen = await show({ disabledReason: '先选择课程，再选日期' });
    await expect.element(screen.getByText('先选择课程，再选日期')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /日历/ })).not.toBeInTheDocument();
    for (const segment of screen.getByRole('spinbutton').elements())
      expect(segment).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be read but not changed when it is read only', async () => {
    const onChange = vi.fn();
    const screen = await show({ value: '1998-09-17', isReadOnly: true, onChange });
    expect(screen.getByRole('button').elements()).toHaveLength(0);
    paste(screen.getByRole('spinbutton').first().element(), '2026-11-25');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is a sheet over the whole width on a phone', async () => {
    await page.viewport(360, 740);
    const screen = await show({ defaultValue: '2026-11-24' });
    await screen.getByRole('button', { name: /打开日历/ }).click();
    const sheet = screen.getByRole('dialog').element().parentElement as HTMLElement;
    await expect.poll(() => sheet.getBoundingClientRect().bottom).toBe(740);
    expect(sheet.getBoundingClientRect().width).toBe(360);
    const day = screen
      .getByRole('button', { name: /11月24日/ })
      .element()
      .getBoundingClientRect();
    expect(Math.min(day.width, day.height)).toBeGreaterThanOrEqual(44);
  });

  it('forwards its ref to its button, and is drawn on a server', async () => {
    const ref = { current: null as HTMLButtonElement | null };
    await show({ ref });
    expect(ref.current?.tagName).toBe('BUTTON');
    expect(renderToString(inChinese({ defaultValue: '2026-11-24' }))).toContain('2026');
  });
});
