import type { PlaybackEvent, PlayerCommand } from '@qianwei/machines/playback/playback-events';
import { monotonic } from '../../../../shared/time/monotonic.ts';
import { openSource, type Source } from '../media/hls-source.ts';
import { commandsOf } from '../media/video-commands.ts';
import { type VideoEvent, watchVideo } from '../media/video-events.ts';

/** Sends an event of a player to the machine. */
type Report = (event: PlaybackEvent) => void;

/** The event of a video element, as the machine takes it; null for one that it does not need. */
function heard(event: VideoEvent, at: number): PlaybackEvent | null {
  switch (event.type) {
    case 'playing':
      return { type: 'player.playing', second: event.from, at };
    case 'progress':
      return { type: 'player.moved', second: event.to, at };
    case 'seeked':
      return { type: 'player.moved', second: event.to, at };
    case 'paused':
      return { type: 'player.paused', second: event.at, at };
    case 'waiting':
      return { type: 'player.waiting', second: event.at, at };
    case 'ended':
      return { type: 'player.ended', second: event.at, at };
    default:
      return null;
  }
}

/** The player between the machine and the video element, which may come later or go. */
export interface PlayerPort {
  /** Connects the machine; returns how to end it. */
  connect(report: Report): () => void;
  obey(command: PlayerCommand): void;
  /** The video element is in the page; null when it is gone. `duration`: the lesson's, seconds. */
  attach(video: HTMLVideoElement | null, duration: number): void;
}

type Load = Extract<PlayerCommand, { type: 'load' }>;

/** A player without a video element yet: what is to be loaded waits for it. */
export function createPlayerPort(): PlayerPort {
  let report: Report | null = null;
  let video: HTMLVideoElement | null = null;
  let length = 0;
  let wanted: Load | null = null;
  let source: Source | null = null;
  let unwatch = () => {};
  const commands = commandsOf(() => video);

  const play = async () => {
    if (await commands.play()) return;
    // The browser refuses to play without a press: the bar shows that it is paused.
    if (video !== null && report !== null)
      report({ type: 'player.paused', second: wanted?.second ?? 0, at: monotonic() });
  };
  const close = () => {
    unwatch();
    source?.close();
    unwatch = () => {};
    source = null;
  };
  const open = () => {
    close();
    if (video === null || wanted === null || wanted.url === '') return;
    const { url, second, speed, isPlaying } = wanted;
    unwatch = watchVideo(video, length, second, (event) => {
      const said = heard(event, monotonic());
      if (said !== null) report?.(said);
    });
    commands.setRate(speed);
    source = openSource({
      video,
      url,
      line: 0,
      startAt: second,
      onReady: () => {
        commands.setRate(speed);
        if (isPlaying) void play();
      },
      onFailed: () => report?.({ type: 'source.failed' }),
    });
  };

  return {
    connect(to) {
      report = to;
      return () => {
        report = null;
        close();
      };
    },
    obey(command) {
      switch (command.type) {
        case 'load':
          wanted = command;
          return open();
        case 'play':
          return void play();
        case 'pause':
          return commands.pause();
        case 'seek':
          return commands.seek(command.second);
        case 'speed':
          return commands.setRate(command.speed);
      }
    },
    attach(element, duration) {
      if (video === element && length === duration) return;
      video = element;
      length = duration;
      open();
    },
  };
}
