const nothing = () => {};

/** 4.2 of 数据库系统原理, paused at 12:35, as drawn. */
export const samplePlayer = {
  isPlaying: false,
  position: 755,
  duration: 1450,
  speed: 1.25,
  speeds: [0.75, 1, 1.25, 1.5, 2],
  quality: '720P',
  qualities: [
    { id: '720P', label: '720P' },
    { id: '360P', label: '360P', note: '省流量' },
  ],
  hasSubtitles: true,
  isAudioOnly: false,
  isMuted: false,
  volume: 0.75,
  isFullScreen: false,
  nextTitle: '4.3 连接查询与嵌套查询',
  onPlay: nothing,
  onNext: nothing,
  onSpeed: nothing,
  onQuality: nothing,
  onSubtitles: nothing,
  onAudioOnly: nothing,
  onVolume: nothing,
  onMute: nothing,
  onPictureInPicture: nothing,
  onFullScreen: nothing,
};
