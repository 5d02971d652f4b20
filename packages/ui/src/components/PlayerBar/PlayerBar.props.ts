import type { Ref } from 'react';
import type { PlayerBarTexts } from './PlayerBar.texts.ts';

/** A control that may be unavailable. */
export type PlayerControl =
  | 'play'
  | 'next'
  | 'quality'
  | 'subtitles'
  | 'audioOnly'
  | 'volume'
  | 'pictureInPicture'
  | 'fullScreen';

export interface PlayerBarProps {
  /** Names the bar. Default 播放控制. */
  label?: string;
  isPlaying: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  speed: number;
  speeds: readonly number[];
  /** The id of the quality in force. */
  quality: string;
  qualities: readonly { id: string; label: string; note?: string }[];
  hasSubtitles: boolean;
  isAudioOnly: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  isFullScreen: boolean;
  /** The part that follows, in a few words; empty without one, and then `unavailable.next` says why. */
  nextTitle?: string;
  /** Why a control cannot be used now: this browser has no picture in picture. */
  unavailable?: Partial<Record<PlayerControl, string>>;
  onPlay: (isPlaying: boolean) => void;
  onNext: () => void;
  onSpeed: (speed: number) => void;
  onQuality: (id: string) => void;
  onSubtitles: (isShown: boolean) => void;
  onAudioOnly: (isOn: boolean) => void;
  /** 0 to 1. */
  onVolume: (volume: number) => void;
  onMute: (isMuted: boolean) => void;
  onPictureInPicture: () => void;
  onFullScreen: (isOn: boolean) => void;
  texts?: Partial<PlayerBarTexts>;
  ref?: Ref<HTMLDivElement>;
}
