import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Banner } from './Banner.tsx';

it('says what happened, what it means, and offers what to do', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Banner tone="danger" title="保存失败。" action={<TextButton onPress={onPress}>重新加载</TextButton>}>
      你填写的内容还在。
    </Banner>,
  );
  await expect.element(screen.getByText('保存失败。')).toBeVisible();
  await expect.element(screen.getByText('你填写的内容还在。')).toBeVisible();
  await screen.getByRole('button', { name: '重新加载' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

it('is read out at once, in its turn, or not at all, as its moment asks', async () => {
  const screen = await render(
    <>
      <Banner tone="danger" live="assertive" title="提交失败。" />
      <Banner tone="success" live="polite" title="已保存。" />
      <Banner tone="info" title="报考尚未开始。" />
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('提交失败。');
  await expect.element(screen.getByRole('status')).toHaveTextContent('已保存。');
  expect(screen.getByText('报考尚未开始。').element().closest('[role]')).toBeNull();
});
