import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('FORM-3 is read with its label, its hint and its error', async () => {
    const screen = await render(
      <TextField label="账号" hint="准考证号、身份证号或手机号" error="请输入账号" />,
    );
    const input = screen.getByRole('textbox', { name: '账号' });
    await expect.element(input).toHaveAccessibleDescription(/准考证号、身份证号或手机号.*请输入账号/);
    await expect.element(input).toBeInvalid();
  });

  it('puts the focus into the input when its label is pressed', async () => {
    const screen = await render(<TextField label="账号" />);
    await screen.getByText('账号').click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  it('shows a ring around its edge while it has the focus', async () => {
    const screen = await render(<TextField label="账号" />);
    await userEvent.tab();
    const edge = screen.getByRole('textbox').element().parentElement as HTMLElement;
    expect(getComputedStyle(edge).outlineStyle).toBe('solid');
  });

  it('is dashed and locked when it is read only, and can still be read by keyboard', async () => {
    const screen = await render(<TextField label="准考证号" value="013224200002" isReadOnly />);
    const input = screen.getByRole('textbox', { name: '准考证号' });
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('9');
    await expect.element(input).toHaveValue('013224200002');
    expect(getComputedStyle(input.element().parentElement as HTMLElement).borderStyle).toBe('dashed');
  });

  it('passes on the attributes for phones and password managers', async () => {
    const screen = await render(
      <TextField label="手机号" inputMode="numeric" autoComplete="tel" maxLength={11} />,
    );
    const input = screen.getByRole('textbox');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
    await expect.element(input).toHaveAttribute('autocomplete', 'tel');
    await expect.element(input).toHaveAttribute('maxlength', '11');
  });

  it('forwards its ref to its input', async () => {
    const ref = { current: null as HTMLInputElement | null };
    await render(<TextField label="账号" ref={ref} />);
    expect(ref.current?.tagName).toBe('INPUT');
  });
});
