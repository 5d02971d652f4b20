/**
 * Events of a video element, in whole words. Every place is seconds within the lesson. A stretch begins with `playing`
 * or `seeked`, grows with `progress`, and ends with the next event.
 */
export type VideoEvent =
  | { type: 'playing'; from: number }
  | { type: 'progress'; to: number }
  | { type: 'paused'; at: number }
  | { type: 'seeked'; from: number; to: number }
  | { type: 'waiting'; at: number }
  | { type: 'ended'; at: number }
  | { type: 'rate'; rate: number }
  | { type: 'volume'; volume: number; isMuted: boolean };

/** A jump below this, in seconds, is how exactly a browser seeks, and no jump of the student's. */
const smallestJump = 0.3;

/**
 * Reports what a video element does until the returned function is called. The picture is some milliseconds longer than the
 * lesson: places are clamped to `duration`, which the server says. While another quality is being loaded the element stands at 0,
 * which is not reported.
 *
 * @param startAt where the element stands at first, seconds.
 */
export function watchVideo(
  video: HTMLVideoElement,
  duration: number,
  startAt: number,
  report: (event: VideoEvent) => void,
): () => void {
  let last = startAt;
  const here = () => {
    if (video.readyState > 0 && !video.seeking) last = Math.min(duration, Math.max(0, video.currentTime));
    return last;
  };
  const listeners = {
    playing: () => report({ type: 'playing', from: here() }),
    timeupdate: () => {
      if (video.readyState > 0 && !video.seeking && !video.paused) report({ type: 'progress', to: here() });
    },
    pause: () => report({ type: 'paused', at: here() }),
    seeked: () => {
      const from = last;
      const to = here();
      if (Math.abs(to - from) >= smallestJump) report({ type: 'seeked', from, to });
    },
    waiting: () => report({ type: 'waiting', at: here() }),
    ended: () => {
      last = duration;
      report({ type: 'ended', at: duration });
    },
    ratechange: () => report({ type: 'rate', rate: video.playbackRate }),
    volumechange: () => report({ type: 'volume', volume: video.volume, isMuted: video.muted }),
  };
  for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
  };
}
