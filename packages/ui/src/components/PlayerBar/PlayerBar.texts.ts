/** The words of a `PlayerBar`. A key stands in brackets behind what it does. */
export interface PlayerBarTexts {
  play: string;
  pause: string;
  /** Leads to `title`. */
  next: (title: string) => string;
  /** Words between the place and the length, for a screen reader: 12:35 `of` 24:10. */
  of: string;
  clock: (second: number) => string;
  speed: (speed: number) => string;
  speedFigure: (speed: number) => string;
  quality: (label: string) => string;
  /** Beside the icon, where there is room. */
  subtitles: string;
  showSubtitles: string;
  audioOnly: string;
  /** `percent` is 0 for muted. */
  volume: (percent: number) => string;
  volumeFigure: (percent: number) => string;
  mute: string;
  pictureInPicture: string;
  fullScreen: string;
  leaveFullScreen: string;
  more: string;
  /** A control that cannot be used now, and why. */
  unavailable: (name: string, reason: string) => string;
}

const two = (value: number) => String(value).padStart(2, '0');

function clock(second: number): string {
  const whole = Math.max(0, Math.floor(second));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}

export const playerBarTexts: PlayerBarTexts = {
  play: '播放（空格键）',
  pause: '暂停（空格键）',
  next: (title) => (title === '' ? '下一节' : `下一节 ${title}`),
  of: '，共 ',
  clock,
  speed: (speed) => `倍速 ${speed}`,
  speedFigure: (speed) => `${speed}×`,
  quality: (label) => `清晰度 ${label}`,
  subtitles: '字幕',
  showSubtitles: '字幕（C 键）',
  audioOnly: '只听声音，省流量',
  volume: (percent) =>
    percent === 0 ? '音量 静音（↑ ↓ 键，M 键静音）' : `音量 ${percent}%（↑ ↓ 键，M 键静音）`,
  volumeFigure: (percent) => `音量 ${percent}%`,
  mute: '静音',
  pictureInPicture: '画中画',
  fullScreen: '全屏（F 键）',
  leaveFullScreen: '退出全屏（F 键）',
  more: '更多',
  unavailable: (name, reason) => `${name}：${reason}`,
};
