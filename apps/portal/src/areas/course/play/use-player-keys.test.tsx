import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePlayerKeys } from './use-player-keys.ts';

const act = vi.fn();
beforeEach(() => act.mockClear());

function Page({ above }: { above?: string }) {
  usePlayerKeys(act);
  return (
    <>
      <button type="button">保存</button>
      <input type="range" aria-label="进度" />
      <textarea aria-label="笔记" />
      {above && <div role={above}>上层</div>}
    </>
  );
}

describe('the keys of the player', () => {
  it('do what the list of keys says', async () => {
    await render(<Page />);
    await userEvent.keyboard(' {ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}fnmc?FN');
    expect(act.mock.calls.flat()).toEqual([
      'togglePlay',
      'back',
      'forward',
      'louder',
      'quieter',
      'toggleFullScreen',
      'writeNote',
      'toggleMute',
      'toggleSubtitles',
      'showKeys',
      'toggleFullScreen',
      'writeNote',
    ]);
  });

  it('are text where text is typed', async () => {
    const screen = await render(<Page />);
    const field = screen.getByRole('textbox', { name: '笔记' });
    await field.click();
    await userEvent.keyboard('fn ?');
    await expect.element(field).toHaveValue('fn ?');
    expect(act).not.toHaveBeenCalled();
  });

  it('leave a button its space bar and a slider its arrows', async () => {
    const screen = await render(<Page />);
    (screen.getByRole('button').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (screen.getByRole('slider').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(act).not.toHaveBeenCalled();
    await userEvent.keyboard('m ');
    expect(act.mock.calls.flat()).toEqual(['toggleMute', 'togglePlay']);
  });

  it.each(['dialog', 'alertdialog', 'menu'])('rest while a %s is open', async (above) => {
    await render(<Page above={above} />);
    await userEvent.keyboard('fm ');
    expect(act).not.toHaveBeenCalled();
  });

  it('leave the browser its own: with Ctrl or ⌘ nothing happens', async () => {
    await render(<Page />);
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(act).not.toHaveBeenCalled();
  });
});
