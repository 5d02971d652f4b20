import type { OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import type { PlaybackInput } from '@qianwei/machines/playback/playback-data';
import { selectResume } from '@qianwei/machines/playback/selectors';
import { resumeAt } from '@qianwei/studies';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lessonState } from './lesson-state.ts';
import { linesAt, readCues } from './media/cues.ts';
import { useVideo } from './media/use-video.ts';
import { usePlayback } from './runtime/use-playback.ts';

interface PlayerOptions {
  lesson: OutlinedLesson;
  /** The lesson to open, with the choices. */
  input: PlaybackInput;
  /** Second at which it begins; null: where it was left. */
  startSecond: number | null;
}

/** A lesson with its video element: what is seen of it, and what can be asked of it. */
export function usePlayer({ lesson, input, startSecond }: PlayerOptions) {
  const playback = usePlayback(input);
  const { snapshot, player, send } = playback;
  const lessonNow = lessonState(lesson, snapshot);
  const { info, duration, position, stage } = lessonNow;
  // A press while the lesson opens is kept, and seen at once.
  const [wanted, setWanted] = useState<'play' | 'restart' | null>(null);
  const isOpening = stage === 'loading';
  const isPlaying = lessonNow.isPlaying || (isOpening && wanted !== null);
  const [sound, setSound] = useState({ volume: 1, isMuted: false });
  const [hasSubtitles, setSubtitles] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const { ref, video, commands, isFullScreen } = useVideo({
    duration,
    startAt: position,
    onEvent: (event) => {
      if (event.type === 'volume') setSound({ volume: event.volume, isMuted: event.isMuted });
    },
  });
  useEffect(() => {
    player.attach(video, duration);
    return () => player.attach(null, duration);
  }, [player, video, duration]);

  // A link to a second leads there once the lesson is open.
  const sought = useRef(false);
  useEffect(() => {
    if (startSecond === null || info === null || sought.current) return;
    sought.current = true;
    send({ type: 'seek', second: startSecond });
  }, [startSecond, info, send]);

  useEffect(() => {
    if (isOpening || wanted === null) return;
    setWanted(null);
    if (stage === 'ready' || stage === 'paused') send({ type: wanted });
  }, [isOpening, wanted, stage, send]);

  const outlined = info === null && startSecond === null && wanted === null;
  const second = outlined ? resumeAt(lesson) : null;
  // The outline knows the place before the lesson is open: the question stands there from the first, and moves nothing.
  const openingResume = second === null ? null : { second, lastPlayed: null };

  const subtitles = info?.subtitles[0]?.content ?? '';
  const cues = useMemo(() => readCues(subtitles), [subtitles]);
  return {
    playback,
    state: { ...lessonNow, isPlaying },
    sound,
    /** For the element that fills the screen, and for the `<video>`. */
    frame,
    ref,
    video,
    isFullScreen,
    hasCues: cues.length > 0,
    hasSubtitles,
    /** The lines said now, while subtitles are shown. */
    lines: hasSubtitles ? linesAt(cues, position) : [],
    commands,
    showSubtitles: setSubtitles,
    /** The second at which the lesson goes on, and the time and browser of the last watching; null once the lesson plays, and before it was begun. */
    resume: isOpening ? openingResume : snapshot && selectResume(snapshot),
    /** 继续 and 从头看. */
    goOn: () => (isOpening ? setWanted('play') : send({ type: 'continue' })),
    restart: () => (isOpening ? setWanted('restart') : send({ type: 'restart' })),
    togglePlay: () => {
      if (isOpening) setWanted(wanted === null ? 'play' : null);
      else send({ type: isPlaying ? 'pause' : 'play' });
    },
    /** 在这里继续: the lesson is taken over, and plays. */
    takeOver: () => {
      send({ type: 'takeOver' });
      setWanted('play');
    },
    toggleFullScreen: () => void commands.fullScreen(frame.current),
    seek: (second: number) => send({ type: 'seek', second: Math.min(duration, Math.max(0, second)) }),
  };
}

/** A lesson with its video element. */
export type LessonPlayer = ReturnType<typeof usePlayer>;
