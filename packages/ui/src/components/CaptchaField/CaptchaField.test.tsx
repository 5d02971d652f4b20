import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FieldErrors, Form } from '../Form/Form.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import type { CaptchaWorkState } from './CaptchaWork.tsx';

it('asks for another picture by its button and by the picture itself', async () => {
  const onRefresh = vi.fn();
  const screen = await render(
    <CaptchaField
      label="图形验证码"
      imageLabel="图形验证码图片"
      refreshLabel="换一张"
      onRefresh={onRefresh}
      src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
    />,
  );
  await screen.getByRole('button', { name: '换一张', exact: true }).click();
  await screen.getByRole('button', { name: '图形验证码图片，换一张' }).click();
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

it('says that the picture did not load, and asks for another at a press', async () => {
  const onRefresh = vi.fn();
  const screen = await render(
    <CaptchaField label="图形验证码" onRefresh={onRefresh} src="data:image/png;base64,AAAA" />,
  );
  await screen.getByRole('button', { name: '加载失败，重试' }).click();
  expect(onRefresh).toHaveBeenCalledOnce();
});

it('shows and says in the place of the picture why it counts no more', async () => {
  const screen = await render(
    <CaptchaField label="图形验证码" onRefresh={() => undefined} src="data:," problem="已过期，换一张" />,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('已过期，换一张');
  await expect.element(screen.getByRole('button', { name: '已过期，换一张' })).toBeVisible();
});

type State = 'offered' | CaptchaWorkState;

/** A form that controls the state of its captcha, as a page does. */
function Sent({ work, errors, onStart }: { work: State; errors?: FieldErrors; onStart?: () => void }) {
  const [chosen, setChosen] = useState(work !== 'offered');
  const state = chosen ? (work === 'offered' ? 'working' : work) : 'offered';
  return (
    <Form validationErrors={errors}>
      <CaptchaField
        label="图形验证码"
        name="code"
        onRefresh={() => undefined}
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
        work={{
          state,
          onStart: () => {
            setChosen(true);
            onStart?.();
          },
          onPicture: () => setChosen(false),
        }}
      />
    </Form>
  );
}

describe('F4 the way without a picture', () => {
  it('F4 is chosen by keyboard, says how far it is, and leads back; the focus stays on the way', async () => {
    const screen = await render(<Sent work="offered" />);
    await screen.getByLabelText('图形验证码', { exact: true }).click();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: '看不清？免图片验证' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('正在验证，请稍候…');
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '改用图片' })).toHaveFocus();
    await screen.rerender(<Sent work="done" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('验证已完成');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '看不清？免图片验证' })).toHaveFocus();
  });

  it('F4 says what is wrong at the field, until it has been done again', async () => {
    const errors = { code: '验证已过期，请重新验证后再试' };
    const screen = await render(<Sent work="working" />);
    await screen.rerender(<Sent work="working" errors={errors} />);
    await expect.element(screen.getByRole('group')).toHaveAccessibleDescription(errors.code);
    await expect.element(screen.getByRole('button', { name: '改用图片' })).toHaveFocus();
    await screen.rerender(<Sent work="done" errors={errors} />);
    await expect.element(screen.getByText(errors.code)).not.toBeInTheDocument();
  });

  it('F4 can be tried again when it did not succeed, and the focus is not lost', async () => {
    const onStart = vi.fn();
    const screen = await render(<Sent work="failed" onStart={onStart} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('验证没有完成，请检查网络后重试');
    await screen.getByRole('button', { name: '重试' }).click();
    expect(onStart).toHaveBeenCalledOnce();
    await screen.rerender(<Sent work="working" onStart={onStart} />);
    await expect.element(screen.getByRole('button', { name: '改用图片' })).toHaveFocus();
  });

  it('is not offered where the server has none', async () => {
    const screen = await render(<CaptchaField label="图形验证码" onRefresh={() => undefined} />);
    await expect.element(screen.getByRole('button', { name: '看不清？免图片验证' })).not.toBeInTheDocument();
  });
});
