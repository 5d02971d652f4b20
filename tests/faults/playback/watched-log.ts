import type { BrowserContext, Page } from 'playwright';

/** The test's own record of what was played, on whatever page or device: taken from the video itself, not from the portal. */
export interface WatchedLog {
  /** Reads along in every page of a profile that is opened from now on. */
  follow(context: BrowserContext): Promise<void>;
  /** Seconds that were played for the most part, in their order. */
  played(): number[];
  /** Seconds of which hardly anything was played, of those that are asked for. */
  strangers(seconds: readonly number[]): number[];
  /** How long was played, repeats included, seconds. */
  total(): number;
  /** How often playing began. */
  starts(): number;
}

/** A second counts when half of it was played: near that, the video and the portal may see it differently. */
const unsure = 0.25;

declare global {
  interface Window {
    wasPlayed?: (from: number, to: number, isStart: boolean) => Promise<void>;
  }
}

/** Runs in the page: reports each stretch that the video played, four times a second. */
function readAlong(): void {
  let last: { video: EventTarget; at: number } | null = null;
  let isStart = true;
  const hear = ({ target, type }: Event) => {
    if (!(target instanceof HTMLVideoElement)) return;
    const { currentTime } = target;
    const hasStopped = type === 'seeking' || type === 'emptied';
    if (last?.video === target && !hasStopped && currentTime > last.at && currentTime - last.at < 2) {
      void window.wasPlayed?.(last.at, currentTime, isStart);
      isStart = false;
    }
    if (type !== 'timeupdate') isStart = true;
    last = hasStopped || target.seeking ? null : { video: target, at: currentTime };
  };
  for (const type of ['playing', 'timeupdate', 'pause', 'seeking', 'seeked', 'ended', 'emptied'])
    document.addEventListener(type, hear, true);
}

/** A log that begins with nothing. */
export function watchedLog(): WatchedLog {
  const shares = new Map<number, number>();
  let sum = 0;
  let starts = 0;
  const record = (from: number, to: number) => {
    sum += to - from;
    for (let second = Math.floor(from); second < to; second += 1) {
      const share = Math.min(to, second + 1) - Math.max(from, second);
      shares.set(second, (shares.get(second) ?? 0) + share);
    }
  };
  return {
    async follow(context) {
      await context.exposeBinding('wasPlayed', (_, from: number, to: number, isStart: boolean) => {
        record(from, to);
        if (isStart) starts += 1;
      });
      await context.addInitScript(readAlong);
    },
    played: () =>
      [...shares]
        .filter(([, share]) => share >= 0.5 + unsure)
        .map(([second]) => second)
        .toSorted((a, b) => a - b),
    strangers: (seconds) => seconds.filter((second) => (shares.get(second) ?? 0) < 0.5 - unsure),
    total: () => sum,
    starts: () => starts,
  };
}

/** The place of the video on a page, seconds. */
export const placeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
