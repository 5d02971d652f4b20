import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  it('announces what failed, without the button, and tries again', async () => {
    const onRetry = vi.fn();
    const screen = await render(
      <ErrorState title="成绩加载失败（网络超时）。" onRetry={onRetry}>
        其他内容可以照常使用。
      </ErrorState>,
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('成绩加载失败（网络超时）。其他内容可以照常使用。');
    await expect.element(alert.getByRole('button')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '重新加载' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('does not ask twice while it is trying', async () => {
    const onRetry = vi.fn();
    const screen = await render(<ErrorState title="加载失败。" onRetry={onRetry} retrying />);
    await screen.getByRole('button', { name: /重新加载/ }).click({ force: true });
    expect(onRetry).not.toHaveBeenCalled();
  });
});
