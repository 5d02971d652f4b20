/** Commands for a video element. */
export interface VideoCommands {
  /** Resolves to false where the browser refuses to play without a press, or has no picture yet. */
  play: () => Promise<boolean>;
  pause: () => void;
  /** To a second. */
  seek: (second: number) => void;
  setRate: (rate: number) => void;
  /** 0 to 1; also ends the silence. */
  setVolume: (volume: number) => void;
  mute: (isMuted: boolean) => void;
  /** Opens picture in picture, or ends it. */
  pictureInPicture: () => Promise<void>;
  /** Fills the screen with `frame`, the picture and what lies on it, or leaves it. */
  fullScreen: (frame: HTMLElement | null) => Promise<void>;
}

/** Only an iPhone has this, and no full screen for other elements. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** The commands of a video element; without one they do nothing. */
export const commandsOf = (find: () => HTMLVideoElement | null): VideoCommands => ({
  async play() {
    try {
      await find()?.play();
      return find() !== null;
    } catch {
      return false;
    }
  },
  pause: () => find()?.pause(),
  seek(second) {
    const video = find();
    if (video) video.currentTime = second;
  },
  setRate(rate) {
    const video = find();
    if (!video) return;
    // Another quality is another resource, and begins at the default rate.
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
  },
  setVolume(volume) {
    const video = find();
    if (!video) return;
    video.volume = Math.min(1, Math.max(0, volume));
    video.muted = false;
  },
  mute(isMuted) {
    const video = find();
    if (video) video.muted = isMuted;
  },
  async pictureInPicture() {
    const video = find();
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  },
  async fullScreen(frame) {
    const video = find() as PhoneVideo | null;
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (frame?.requestFullscreen) await frame.requestFullscreen();
    else video?.webkitEnterFullscreen?.();
  },
});

/** Functions of a video that this browser lacks, and why, in words for the bar. */
export function missingInBrowser(): { pictureInPicture?: string; fullScreen?: string } {
  const hasFullScreen = document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
  return {
    ...(!document.pictureInPictureEnabled && { pictureInPicture: '这个浏览器不支持' }),
    ...(!hasFullScreen && { fullScreen: '这个浏览器不支持' }),
  };
}
