import type { PlayInfo, Quality } from '@qianwei/api/contract/course/play';
import { resumeAt } from '@qianwei/studies';
import { type PlaybackChange, type PlaybackContext, watchRecord } from './playback-context.ts';
import type { WatchRecord } from './playback-data.ts';
import { type Ranges, union, withinLesson } from './ranges.ts';
import { placeIn } from './reach.ts';

/** The rest of the records when a token is opened again: the server continues with its highest `seq`. */
function joined(records: readonly WatchRecord[], duration: number) {
  let pending: Ranges = [];
  for (const { ranges } of records) pending = union(pending, withinLesson(ranges, duration));
  return {
    pending,
    seq: Math.max(0, ...records.map(({ seq }) => seq)),
    speed: Math.max(0, ...records.map(({ speed }) => speed)),
  };
}

/**
 * The place where it goes on: the server's when another browser has played since; here when a failed player is opened again;
 * otherwise what this browser kept and could not send yet.
 */
function startOf(context: PlaybackContext, info: PlayInfo, kept: readonly WatchRecord[]): number {
  if (context.connection.isTakeOver) return info.position;
  return kept.at(-1)?.position ?? info.position;
}

/** The first line that has the quality and did not fail, in the order of the server; without one, any that did not fail. */
export function findSource(
  { playUrls }: Pick<PlayInfo, 'playUrls'>,
  wanted: Quality | null,
  failedLines: readonly number[],
): PlayInfo['playUrls'][number] | null {
  const working = playUrls.filter(({ line }) => !failedLines.includes(line));
  return working.find(({ quality }) => quality === wanted) ?? working[0] ?? null;
}

/** All that the server says of the student's progress in a lesson. */
const progressIn = (info: PlayInfo) => ({
  info,
  ranges: info.ranges,
  furthest: info.furthest,
  dragLimit: info.dragLimit,
  watchRate: info.watchRate,
  finished: info.finished,
  position: info.position,
});

/** Another browser plays the lesson: the progress is shown, unless this browser had opened it and knows it already. */
export function showHolder(context: PlaybackContext, info: PlayInfo): PlaybackChange {
  const isFirst = context.server.info === null;
  return {
    server: { ...(isFirst && progressIn(info)), holder: info.heldElsewhere },
    ...(isFirst && { watch: { second: resumeAt(info) ?? 0 } }),
    connection: { failures: 0, failure: null, isSessionLost: false, isTakeOver: false },
  };
}

/**
 * The lesson is open here. What the browser had not sent with another token becomes a record of that token; what it had kept
 * under this token goes on.
 */
export function applyInfo(context: PlaybackContext, info: PlayInfo): PlaybackChange {
  const { watch, saving, source } = context;
  const running = watchRecord(context);
  const all = running === null ? saving.earlier : [...saving.earlier, running];
  const kept = all.filter(({ lessonId }) => lessonId === info.lessonId);
  const same = kept.filter(({ playToken }) => playToken === info.playToken);
  const { pending, seq, speed } = joined(same, info.duration);
  const start = placeIn(startOf(context, info, kept), info.duration);
  const second = resumeAt({ ...info, position: start }) ?? 0;
  const isHere = kept.length > 0 && !context.connection.isTakeOver;
  const found = findSource(info, source.quality, []);
  return {
    server: {
      ...progressIn(info),
      playToken: info.playToken,
      holder: null,
      refused: 0,
    },
    watch: {
      second,
      piece: null,
      pending,
      topSpeed: Math.max(watch.speed, speed),
      isPlayWanted: false,
    },
    saving: {
      seq,
      // A lesson left at its end begins at its beginning: that needs no save; the position that this browser kept does.
      position: Math.floor(isHere ? info.position : second),
      batch: null,
      earlier: all.filter(
        (record) => !same.includes(record) && (record !== running || record.ranges.length > 0),
      ),
    },
    connection: { failures: 0, failure: null, isSessionLost: false, isTakeOver: false },
    source: { line: found?.line ?? null, quality: found?.quality ?? source.quality, failedLines: [] },
    pop: { questionId: null, hasPaused: false, answered: [] },
    problem: null,
  };
}
