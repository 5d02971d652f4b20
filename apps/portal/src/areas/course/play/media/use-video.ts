import { type Ref, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { commandsOf, type VideoCommands } from './video-commands.ts';
import { type VideoEvent, watchVideo } from './video-events.ts';

interface UseVideoOptions {
  /** Length of the lesson as the server says it, seconds. */
  duration: number;
  /** Second at which it goes on. */
  startAt: number;
  onEvent: (event: VideoEvent) => void;
}

interface VideoInPage {
  /** For the `<video>`. */
  ref: Ref<HTMLVideoElement>;
  /** Null until the element is in the page. */
  video: HTMLVideoElement | null;
  commands: VideoCommands;
  /** Something of this page fills the screen. */
  isFullScreen: boolean;
}

/** A video element of a page: reports what it does, and does what it is asked. */
export function useVideo({ duration, startAt, onEvent }: UseVideoOptions): VideoInPage {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isFullScreen, setFullScreen] = useState(false);
  const report = useEffectEvent(onEvent);
  const startNow = useEffectEvent(() => startAt);
  useEffect(() => {
    if (video !== null) return watchVideo(video, duration, startNow(), (event) => report(event));
  }, [video, duration]);
  useEffect(() => {
    const look = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const commands = useMemo(() => commandsOf(() => video), [video]);
  return { ref: setVideo, video, commands, isFullScreen };
}
