import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SaveState } from './SaveState.tsx';

describe('SaveState', () => {
  it.each([
    [{ state: 'saving' } as const, '保存中…'],
    [{ state: 'saved', time: '20:14:33' } as const, '已保存 20:14:33'],
    [{ state: 'offline' } as const, '网络中断，已保存'],
    [{ state: 'local' } as const, '已存本机，联网后补传'],
    [{ state: 'failed' } as const, '保存失败'],
  ])('says %j', async (props, words) => {
    const ref = createRef<HTMLDivElement>();
    await render(<SaveState {...props} ref={ref} />);
    expect(ref.current?.textContent).toBe(words);
  });

  it('offers another try when saving has failed, and only then', async () => {
    const onRetry = vi.fn();
    const screen = await render(<SaveState state="failed" onRetry={onRetry} />);
    await screen.getByRole('button', { name: '重试' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(<SaveState state="saved" onRetry={onRetry} />);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('is announced when something changes, not at each save', async () => {
    const screen = await render(<SaveState state="saving" />);
    const status = screen.getByRole('status').element();
    const announced: (string | null)[] = [];
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (const time of ['20:14:30', '20:14:33', '20:14:36']) {
      await screen.rerender(<SaveState state="saving" />);
      await screen.rerender(<SaveState state="saved" time={time} />);
    }
    await screen.rerender(<SaveState state="saving" />);
    await screen.rerender(<SaveState state="failed" />);
    await screen.rerender(<SaveState state="saving" />);
    await screen.rerender(<SaveState state="saved" time="20:15:01" />);
    observer.disconnect();
    expect(announced).toEqual(['已保存', '保存失败', '已保存']);
  });

  it('reads out that something is on this device only, not each time at which it was kept', async () => {
    const local = (at: string) => `${at}已存本机`;
    const screen = await render(<SaveState state="saved" texts={{ local }} />);
    for (const time of ['20:16:05', '20:16:09']) {
      await screen.rerender(<SaveState state="local" time={time} texts={{ local }} />);
      await expect.element(screen.getByText(`${time}已存本机`)).toBeVisible();
      expect(screen.getByRole('status').element().textContent).toBe('已存本机');
    }
  });

  it('is silent when the page opens', async () => {
    const screen = await render(<SaveState state="saved" time="20:14:33" />);
    expect(screen.getByRole('status').element()).toHaveTextContent('');
  });
});
