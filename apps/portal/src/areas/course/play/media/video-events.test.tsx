import { describe, expect, it } from 'vitest';
import { type VideoEvent, watchVideo } from './video-events.ts';

/** A video element whose place is set by hand, and what was reported of it. */
function watched({ duration = 100, startAt = 0 } = {}) {
  const video = document.createElement('video');
  const state = { currentTime: startAt, readyState: 4, paused: false, seeking: false };
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(video, name, { get: () => state[name] });
  const reported: VideoEvent[] = [];
  const stop = watchVideo(video, duration, startAt, (event) => reported.push(event));
  const fire = (name: string, change: Partial<typeof state> = {}) => {
    Object.assign(state, change);
    video.dispatchEvent(new Event(name));
  };
  return { fire, reported, stop };
}

describe('what a video element reports', () => {
  it('is a stretch from where it plays to where it pauses', () => {
    const { fire, reported } = watched({ startAt: 12 });
    fire('playing');
    fire('timeupdate', { currentTime: 12.25 });
    fire('pause', { currentTime: 12.5, paused: true });
    fire('timeupdate');
    expect(reported).toEqual([
      { type: 'playing', from: 12 },
      { type: 'progress', to: 12.25 },
      { type: 'paused', at: 12.5 },
    ]);
  });

  it('says of a jump where it began, so that what lies between does not count as watched', () => {
    const { fire, reported } = watched();
    fire('timeupdate', { currentTime: 10 });
    fire('timeupdate', { currentTime: 60, seeking: true });
    fire('seeked', { seeking: false });
    expect(reported).toEqual([
      { type: 'progress', to: 10 },
      { type: 'seeked', from: 10, to: 60 },
    ]);
  });

  it('is not moved by another quality: the element stands at 0 while it loads', () => {
    const { fire, reported } = watched();
    fire('timeupdate', { currentTime: 40 });
    fire('timeupdate', { currentTime: 0, readyState: 0 });
    fire('seeked', { currentTime: 40.1, readyState: 4 });
    expect(reported).toEqual([{ type: 'progress', to: 40 }]);
  });

  it('ends with the lesson, though the picture is some milliseconds longer', () => {
    const { fire, reported } = watched();
    fire('timeupdate', { currentTime: 100.17 });
    fire('pause', { paused: true });
    fire('ended');
    expect(reported).toEqual([
      { type: 'progress', to: 100 },
      { type: 'paused', at: 100 },
      { type: 'ended', at: 100 },
    ]);
  });

  it('is nothing any more once it is stopped', () => {
    const { fire, reported, stop } = watched();
    stop();
    fire('playing');
    expect(reported).toEqual([]);
  });
});
