import type { PlayInfo, PlayRecord, WatchedRange } from '@qianwei/api/contract/course/play';
import type { Heartbeat } from '../playback-data.ts';
import { answer, lesson } from './playback-kit.ts';

/** The server's clock and the student's differ by less than this in a heartbeat, seconds: latency, and whole seconds. */
const slackSeconds = 2;

/**
 * The server's rules of `savePlayRecord`, second by second: a union, nothing beyond the end, and of each token no more new
 * seconds than have passed × speed since its last heartbeat. `now` is ms since the beginning.
 */
export function modelServer(duration: number, now: () => number) {
  const watched = new Set<number>();
  const tokens = new Map<string, { at: number; seq: number }>();
  let refusedSeconds = 0;
  let position = 0;
  let current = '';

  function ranges(): WatchedRange[] {
    const found: WatchedRange[] = [];
    for (const second of [...watched].sort((a, b) => a - b)) {
      const last = found.at(-1);
      if (last?.[1] === second) last[1] = second + 1;
      else found.push([second, second + 1]);
    }
    return found;
  }
  const facts = () => ({
    ranges: ranges(),
    furthest: Math.max(0, ...[...watched].map((second) => second + 1)),
  });

  return {
    watched,
    refused: () => refusedSeconds,
    position: () => position,
    open(): PlayInfo {
      current = `t-${tokens.size + 1}`;
      tokens.set(current, { at: now(), seq: 0 });
      return lesson({ duration, playToken: current, position, dragLimit: null, ...facts() });
    },
    save(heartbeat: Heartbeat): PlayRecord {
      const token = tokens.get(heartbeat.playToken);
      if (token === undefined) throw { kind: 'business', message: '', errorCode: 1050005 };
      const seconds = heartbeat.ranges.flatMap(([start, end]) =>
        Array.from({ length: end - start }, (_, index) => start + index),
      );
      let allowance = Math.floor(((now() - token.at) / 1000) * heartbeat.speed) + slackSeconds;
      let refused = 0;
      for (const second of seconds) {
        if (watched.has(second)) continue;
        if (second >= duration || allowance <= 0) refused += 1;
        else {
          watched.add(second);
          allowance -= 1;
        }
      }
      refusedSeconds += refused;
      if (heartbeat.seq > token.seq && heartbeat.playToken === current) position = heartbeat.position;
      tokens.set(heartbeat.playToken, { at: now(), seq: Math.max(token.seq, heartbeat.seq) });
      return answer({ ...facts(), dragLimit: null, refused });
    },
  };
}
