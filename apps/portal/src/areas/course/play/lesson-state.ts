import type { OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import type { PlayInfo, WatchedRange } from '@qianwei/api/contract/course/play';
import type { PlaybackSnapshot } from '@qianwei/machines/playback';
import type { PlaybackStage } from '@qianwei/machines/playback/playback-data';
import { selectPlaybackStage, selectReach, selectWatched } from '@qianwei/machines/playback/selectors';
import { resumeAt } from '@qianwei/studies';

/** A lesson as the page draws it: before it is open by its outline, then as it is played. */
export interface LessonState {
  readonly stage: PlaybackStage;
  readonly isPlaying: boolean;
  /** Null before it is open. */
  readonly info: PlayInfo | null;
  readonly duration: number;
  /** Second of the picture. */
  readonly position: number;
  readonly ranges: readonly WatchedRange[];
  readonly furthest: number;
  /** The last second that may be sought. */
  readonly reach: number;
  readonly speed: number;
  readonly quality: string;
  readonly isAudioOnly: boolean;
}

/** The server does not open the lesson to the student: nothing in it can be operated. */
export const isRefused = (snapshot: PlaybackSnapshot | null): boolean =>
  snapshot !== null &&
  selectPlaybackStage(snapshot) === 'openFailed' &&
  snapshot.context.problem?.code === 'REFUSED';

/** The state of a lesson; `snapshot` is null before the browser has started it. */
export function lessonState(lesson: OutlinedLesson, snapshot: PlaybackSnapshot | null): LessonState {
  const info = snapshot?.context.server.info ?? null;
  if (snapshot === null || info === null) {
    const { duration } = lesson;
    const position = resumeAt(lesson) ?? 0;
    const stage = snapshot === null ? 'loading' : selectPlaybackStage(snapshot);
    return {
      ...{ stage, isPlaying: false, info, duration, position, speed: 1 },
      ...{ ranges: [], furthest: position, reach: lesson.finished ? duration : position },
      ...{ quality: '', isAudioOnly: false },
    };
  }
  const { server, watch, source } = snapshot.context;
  const stage = selectPlaybackStage(snapshot);
  const ranges = selectWatched(snapshot).map(([start, end]): WatchedRange => [start, end]);
  return {
    stage,
    isPlaying: stage === 'playing' || stage === 'buffering',
    info,
    duration: info.duration,
    position: watch.second,
    ranges,
    furthest: Math.max(server.furthest, ranges.at(-1)?.[1] ?? 0),
    reach: selectReach(snapshot),
    speed: watch.speed,
    quality: source.quality ?? '',
    isAudioOnly: source.quality === 'AUDIO',
  };
}
