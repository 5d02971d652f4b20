import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../Form/Form.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { hasFullWidth, toHalfWidth } from './halfWidth.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const show = (props: Partial<NumberFieldProps> = {}) =>
  render(
    <LocaleProvider>
      <NumberField label="期望分数" unit="分" minValue={0} maxValue={100} {...props} />
    </LocaleProvider>,
  );

/** https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ */
describe('APG spinbutton: NumberField', () => {
  it('steps with the arrow keys and goes to its ends with Home and End', async () => {
    const screen = await show({ defaultValue: 50 });
    const input = screen.getByRole('textbox', { name: '期望分数' });
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(input).toHaveValue('51');
    await userEvent.keyboard('{End}');
    await expect.element(input).toHaveValue('100');
    await userEvent.keyboard('{Home}');
    await expect.element(input).toHaveValue('0');
  });

  it('is one stop of the tab key', async () => {
    await show();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('NumberField', () => {
  it('steps with its buttons, which say what they change and stop at the end', async () => {
    const screen = await show({ defaultValue: 99 });
    const more = screen.getByRole('button', { name: '增加 期望分数' });
    await more.click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('100');
    await expect.element(more).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: '减少 期望分数' })).toBeEnabled();
  });

  it('has step buttons of 44 px', async () => {
    const screen = await show();
    for (const button of screen.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('takes full-width figures, typed and pasted', async () => {
    const onChange = vi.fn();
    const screen = await show({ onChange });
    const input = screen.getByRole('textbox');
    await input.click();
    await userEvent.keyboard('１２');
    await expect.element(input).toHaveValue('12');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '８');
    input
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.element(input).toHaveValue('128');
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(12);
  });

  it('takes what an input method has put together in full width', async () => {
    const screen = await show();
    const input = screen.getByRole('textbox');
    await input.click();
    const element = input.element() as HTMLInputElement;
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    element.setRangeText('６５', 0, 0, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: '６５' }));
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '６５' }));
    await expect.element(input).toHaveValue('65');
  });

  it('refuses letters', async () => {
    const screen = await show();
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('8o5');
    await expect.element(screen.getByRole('textbox')).toHaveValue('85');
  });

  it('FORM-3 leaves a number out of range as it was typed and says so at the field', async () => {
    const screen = await show();
    const input = screen.getByRole('textbox');
    await input.click();
    await userEvent.keyboard('120{Tab}');
    await expect.element(input).toHaveValue('120');
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription(/不能大于 100/);
  });

  it('FORM-3 says that a number is between two steps', async () => {
    const screen = await show({ step: 0.5, defaultValue: 2.3 });
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(/应为 0.5 的整数倍/);
  });

  it('reads its unit with the field', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('分');
  });

  it('can be emptied', async () => {
    const onChange = vi.fn();
    const screen = await show({ defaultValue: 7, onChange });
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('hands in the plain number by its name', async () => {
    const onSubmit = vi.fn((data: FormData) => data.get('fee'));
    await render(
      <LocaleProvider>
        <Form onSubmit={onSubmit}>
          <NumberField label="报考费" name="fee" defaultValue={1234} />
          <button type="submit">提交</button>
        </Form>
      </LocaleProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveReturnedWith('1234');
  });

  it('cannot be changed when it is read only', async () => {
    const screen = await show({ value: 78, isReadOnly: true });
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{ArrowUp}9');
    await expect.element(screen.getByRole('textbox')).toHaveValue('78');
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  it('says why nothing can be entered yet', async () => {
    const screen = await show({ unit: undefined, disabledReason: '先选择一门课程' });
    await expect.element(screen.getByRole('textbox')).toBeDisabled();
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('先选择一门课程');
  });

  it('forwards its ref to its input', async () => {
    const ref = { current: null as HTMLInputElement | null };
    await show({ ref });
    expect(ref.current?.tagName).toBe('INPUT');
  });
});

describe('toHalfWidth', () => {
  it('reads every full-width number as the number it is', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        const wide = String(number).replace(/[0-9-]/g, (sign) =>
          String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
        );
        expect(toHalfWidth(wide)).toBe(String(number));
        expect(hasFullWidth(toHalfWidth(wide))).toBe(false);
      }),
    );
  });
});
