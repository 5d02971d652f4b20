import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordField } from './PasswordField.tsx';

describe('PasswordField', () => {
  it('ROUTE-11 shows and hides what was typed with its eye, and says which', async () => {
    const screen = await render(
      <PasswordField label="密码" showLabel="显示密码" defaultValue="Jl20261121" />,
    );
    const input = screen.getByLabelText('密码', { exact: true });
    const eye = screen.getByRole('button', { name: '显示密码' });
    await expect.element(input).toHaveAttribute('type', 'password');
    await expect.element(eye).toHaveAttribute('aria-pressed', 'false');
    await eye.click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await expect.element(eye).toHaveAttribute('aria-pressed', 'true');
    await expect.element(input).toHaveValue('Jl20261121');
    await eye.click();
    await expect.element(input).toHaveAttribute('type', 'password');
  });

  it('lets a password manager fill it in', async () => {
    const screen = await render(<PasswordField label="密码" showLabel="显示密码" />);
    await expect
      .element(screen.getByLabelText('密码', { exact: true }))
      .toHaveAttribute('autocomplete', 'current-password');
  });

  it('does not hand the form in when the eye is pressed', async () => {
    const screen = await render(<PasswordField label="密码" showLabel="显示密码" />);
    await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
