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
