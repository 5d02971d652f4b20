import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSource, type Source } from './hls-source.ts';

let source: Source | undefined;
afterEach(() => source?.close());

function open(options: Partial<Parameters<typeof openSource>[0]>) {
  const video = document.createElement('video');
  document.body.append(video);
  const [onReady, onFailed] = [vi.fn(), vi.fn()];
  source = openSource({ video, url: '/none.m3u8', line: 1, startAt: 12, onReady, onFailed, ...options });
  return { video, source, onReady, onFailed };
}

describe('the source of a lesson', () => {
  it.each([true, false])('reports a line that does not work once (browser alone: %s)', async (isNative) => {
    const { onFailed, video } = open({ isNative, line: 2 });
    await expect.poll(() => onFailed.mock.calls, { timeout: 20_000 }).toEqual([[2]]);
    expect(video.getAttribute('src')).toBeNull();
  });

  it('goes on where it was, and only then is ready', () => {
    const { video, onReady } = open({ isNative: true });
    expect(video.src).toMatch(/\/none\.m3u8$/);
    const seek = vi.spyOn(video, 'currentTime', 'set');
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(seek).toHaveBeenCalledExactlyOnceWith(12);
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('plays another quality at the same second, and goes on playing', () => {
    const { video, source: opened } = open({ isNative: true });
    vi.spyOn(video, 'readyState', 'get').mockReturnValue(4);
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
    const place = vi.spyOn(video, 'currentTime', 'get').mockReturnValue(47);
    const seek = vi.spyOn(video, 'currentTime', 'set');
    const play = vi.spyOn(video, 'play').mockResolvedValue();
    opened.setQuality('/audio.m3u8');
    place.mockReturnValue(0);
    expect(video.src).toMatch(/\/audio\.m3u8$/);
    expect(play).not.toHaveBeenCalled();
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(seek).toHaveBeenCalledExactlyOnceWith(47);
    expect(play).toHaveBeenCalledOnce();
  });

  it('reports nothing any more once it is closed', async () => {
    const { video, source: opened, onFailed, onReady } = open({ isNative: true });
    opened.close();
    video.dispatchEvent(new Event('error'));
    video.dispatchEvent(new Event('loadedmetadata'));
    opened.setQuality('/audio.m3u8');
    expect([onFailed.mock.calls, onReady.mock.calls, video.getAttribute('src')]).toEqual([[], [], null]);
  });
});
