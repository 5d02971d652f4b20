import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlayerBar, type PlayerBarProps } from './PlayerBar.tsx';
import { samplePlayer } from './samplePlayer.ts';

const bar = (props: Partial<PlayerBarProps> = {}, width = 760) => (
  <div style={{ width }}>
    <PlayerBar {...samplePlayer} {...props} />
  </div>
);

describe('PlayerBar', () => {
  it('is one Tab stop, and the arrows, Home and End reach every control', async () => {
    const screen = await render(bar());
    await expect.element(screen.getByRole('toolbar', { name: '播放控制' })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '播放（空格键）' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByRole('button', { name: '倍速 1.25' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('button', { name: '全屏（F 键）' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(screen.getByRole('button', { name: '播放（空格键）' })).toHaveFocus();
  });

  it('says what is on, and asks for the opposite', async () => {
    const onPlay = vi.fn();
    const onSubtitles = vi.fn();
    const onAudioOnly = vi.fn();
    const screen = await render(bar({ isPlaying: true, onPlay, onSubtitles, onAudioOnly }));
    const subtitles = screen.getByRole('button', { name: '字幕（C 键）' });
    await expect.element(subtitles).toHaveAttribute('aria-pressed', 'true');
    await subtitles.click();
    await screen.getByRole('button', { name: '只听声音，省流量' }).click();
    await screen.getByRole('button', { name: '暂停（空格键）' }).click();
    expect([onSubtitles, onAudioOnly, onPlay].map(({ mock }) => mock.calls)).toEqual([
      [[false]],
      [[true]],
      [[false]],
    ]);
  });

  it('offers speeds, qualities and volumes as choices', async () => {
    const [onSpeed, onQuality, onVolume] = [vi.fn(), vi.fn(), vi.fn()];
    const screen = await render(bar({ onSpeed, onQuality, onVolume }));
    await screen.getByRole('button', { name: '倍速 1.25' }).click();
    await expect
      .element(screen.getByRole('menuitemradio', { name: '1.25×' }))
      .toHaveAttribute('aria-checked', 'true');
    await screen.getByRole('menuitemradio', { name: '2×' }).click();
    await screen.getByRole('button', { name: '清晰度 720P' }).click();
    await screen.getByRole('menuitemradio', { name: '360P' }).click();
    await screen.getByRole('button', { name: /^音量 75%/ }).click();
    await screen.getByRole('menuitemradio', { name: '音量 25%' }).click();
    expect([onSpeed, onQuality, onVolume].map(({ mock }) => mock.calls)).toEqual([
      [[2]],
      [['360P']],
      [[0.25]],
    ]);
  });

  it('says why a control cannot be used, and does nothing then', async () => {
    const onPictureInPicture = vi.fn();
    const screen = await render(
      bar({
        onPictureInPicture,
        unavailable: { pictureInPicture: '这个浏览器不支持', quality: '只听声音时没有画面' },
      }),
    );
    const button = screen.getByRole('button', { name: '画中画：这个浏览器不支持' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    expect(onPictureInPicture).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: '清晰度 720P：只听声音时没有画面' }).click({ force: true });
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });

  it('shows the key of a control that has focus', async () => {
    const screen = await render(bar());
    await userEvent.tab();
    await expect.element(screen.getByText('播放（空格键）')).toBeVisible();
  });

  it('has everything at 328 px, the rarer controls in a menu', async () => {
    const onFullScreen = vi.fn();
    const screen = await render(bar({ onFullScreen, isMuted: true }, 328));
    const toolbar = screen.getByRole('toolbar').element();
    expect(toolbar.scrollWidth).toBeLessThanOrEqual(328);
    expect(toolbar.getBoundingClientRect().height).toBe(48);
    await expect.element(screen.getByRole('button', { name: /^下一节/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '更多' }).click();
    await screen.getByRole('menuitem', { name: '全屏（F 键）' }).click();
    expect(onFullScreen).toHaveBeenCalledExactlyOnceWith(true);
  });
});
