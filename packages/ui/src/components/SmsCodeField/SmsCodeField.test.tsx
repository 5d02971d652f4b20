import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SmsCodeField } from './SmsCodeField.tsx';

function Field({ secondsLeft, onRequest }: { secondsLeft: number; onRequest: () => void }) {
  return (
    <SmsCodeField
      label="短信验证码"
      requestLabel="获取验证码"
      waitLabel={(seconds) => `${seconds} 秒后重发`}
      secondsLeft={secondsLeft}
      onRequest={onRequest}
    />
  );
}

describe('SmsCodeField', () => {
  it('FORM-2 sends no second code while the countdown runs, and says how long', async () => {
    const onRequest = vi.fn();
    const screen = await render(<Field secondsLeft={0} onRequest={onRequest} />);
    await screen.getByRole('button', { name: '获取验证码' }).click();
    await screen.rerender(<Field secondsLeft={60} onRequest={onRequest} />);
    const button = screen.getByRole('button', { name: '60 秒后重发' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLButtonElement).click();
    expect(onRequest).toHaveBeenCalledOnce();
  });

  it('takes six figures and lets the phone offer them', async () => {
    const screen = await render(<Field secondsLeft={0} onRequest={() => undefined} />);
    const input = screen.getByRole('textbox', { name: '短信验证码' });
    await input.fill('402719');
    await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
    await expect.element(input).toHaveAttribute('maxlength', '6');
  });

  it('FORM-2 says when another code may be requested, and not before the first one', async () => {
    const screen = await render(<Field secondsLeft={0} onRequest={() => undefined} />);
    const status = screen.getByRole('status');
    await expect.element(status).toBeEmptyDOMElement();
    await screen.rerender(<Field secondsLeft={1} onRequest={() => undefined} />);
    await expect.element(status).toBeEmptyDOMElement();
    await screen.rerender(<Field secondsLeft={0} onRequest={() => undefined} />);
    await expect.element(status).toHaveTextContent('现在可以重新获取验证码');
  });

  it('has its own Chinese words', async () => {
    const screen = await render(
      <SmsCodeField label="短信验证码" secondsLeft={42} onRequest={() => undefined} />,
    );
    await expect.element(screen.getByRole('button', { name: '42 秒后重发' })).toBeVisible();
  });
});
