import type Hls from 'hls.js';

/** Loads hls.js, 115 KiB: only a browser that cannot play HLS itself needs it. */
const loadHls = async () => (await import('hls.js/dist/hls.light.mjs')).default;

/** True when a browser plays HLS itself. */
const playsHls = (video: HTMLVideoElement): boolean =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Source of a video element, and its first second. */
export interface SourceOptions {
  video: HTMLVideoElement;
  /** A playlist: a picture with its sound, or the sound alone. */
  url: string;
  /** The number of its line; `onFailed` reports it. */
  line: number;
  /** Seconds. */
  startAt: number;
  /** The picture has come and stands at the second where it goes on; also after each change of quality. */
  onReady: () => void;
  /** The line does not work: another one has to be opened. Called once; what the player overcomes by itself is not reported. */
  onFailed: (line: number) => void;
  /** True when the browser loads the playlist itself. Default: its own answer. */
  isNative?: boolean;
}

/** A source that is open. */
export interface Source {
  /** Another playlist of the same lesson, such as the sound alone: it goes on at the same second, and plays if it played. */
  setQuality: (url: string) => void;
  /** Frees the video element and ends all requests. */
  close: () => void;
}

/** Opens a lesson in a video element. */
export function openSource({
  video,
  url,
  line,
  startAt,
  onReady,
  onFailed,
  isNative = playsHls(video),
}: SourceOptions): Source {
  let isClosed = false;
  let second = startAt;
  let unload = () => {};

  const fail = () => {
    if (isClosed) return;
    close();
    onFailed(line);
  };
  const load = (address: string, resumes: boolean) => {
    unload();
    const ready = () => {
      // Before anything is reported: hls.js itself seeks only once it has data.
      if (video.currentTime !== second) video.currentTime = second;
      onReady();
      // A browser may refuse to play without a press; the bar then shows that it is paused.
      if (resumes) video.play().catch(() => {});
    };
    video.addEventListener('loadedmetadata', ready, { once: true });
    const detach = isNative ? attach(video, address, fail) : attachByHls(video, address, second, fail);
    unload = () => {
      video.removeEventListener('loadedmetadata', ready);
      detach();
    };
  };
  const close = () => {
    isClosed = true;
    unload();
  };

  load(url, false);
  return {
    setQuality(address) {
      if (isClosed) return;
      // Before the first picture has come the element stands at 0.
      if (video.readyState > 0) second = video.currentTime;
      load(address, !video.paused);
    },
    close,
  };
}

function attach(video: HTMLVideoElement, address: string, onFailed: () => void): () => void {
  video.addEventListener('error', onFailed, { once: true });
  video.src = address;
  return () => {
    video.removeEventListener('error', onFailed);
    video.removeAttribute('src');
    video.load();
  };
}

function attachByHls(
  video: HTMLVideoElement,
  address: string,
  startAt: number,
  onFailed: () => void,
): () => void {
  let player: Hls | undefined;
  let isDetached = false;
  loadHls().then(
    (Player) => {
      if (isDetached) return;
      player = new Player({ ...fewTries(Player), startPosition: startAt });
      player.on(Player.Events.ERROR, (_, { fatal }) => fatal && onFailed());
      player.loadSource(address);
      player.attachMedia(video);
    },
    // The next line asks for the code again.
    () => isDetached || onFailed(),
  );
  return () => {
    isDetached = true;
    player?.destroy();
  };
}

/** With the default number of tries a dead line is noticed after half a minute; with one retry after a second. */
function fewTries({ DefaultConfig }: typeof Hls) {
  const withOneRetry = (policy: typeof DefaultConfig.fragLoadPolicy) => ({
    default: {
      ...policy.default,
      errorRetry: policy.default.errorRetry && { ...policy.default.errorRetry, maxNumRetry: 1 },
      timeoutRetry: policy.default.timeoutRetry && { ...policy.default.timeoutRetry, maxNumRetry: 1 },
    },
  });
  return {
    manifestLoadPolicy: withOneRetry(DefaultConfig.manifestLoadPolicy),
    playlistLoadPolicy: withOneRetry(DefaultConfig.playlistLoadPolicy),
    fragLoadPolicy: withOneRetry(DefaultConfig.fragLoadPolicy),
  };
}
