import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CaptchaField } from './CaptchaField.tsx';

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
