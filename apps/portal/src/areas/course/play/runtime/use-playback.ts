import { savePlayRecord } from '@qianwei/api/contract/course/play';
import type { PlaybackSnapshot } from '@qianwei/machines/playback';
import type { PlaybackInput } from '@qianwei/machines/playback/playback-data';
import type { PlaybackEvent } from '@qianwei/machines/playback/playback-events';
import { selectUnsavedSeconds } from '@qianwei/machines/playback/selectors';
import { loadCode } from '@qianwei/ui/late';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../../../shared/client/client.tsx';
import { useQueryCache } from '../../../../shared/query/query-cache.tsx';
import { useStudent, useWorkInProgress } from '../../../../shared/session/session.tsx';
import { createPlayerPort, type PlayerPort } from './player-port.ts';
import type { RunningPlayback } from './run-playback.ts';

/** A lesson as the page shows it. */
export interface Playback {
  /** Null before the browser has started it. */
  readonly snapshot: PlaybackSnapshot | null;
  readonly player: PlayerPort;
  /** The number of the line that took the place of a failed one; null before. */
  readonly switchedLine: number | null;
  /** The code that plays has not come. */
  readonly isMissing: boolean;
  /** Asks for that code again. */
  loadAgain(): void;
  send(event: PlaybackEvent): void;
}

const nothing = () => () => {};

/** Opens a lesson for as long as the page shows it. Meanwhile the session machine does not leave the page while something is unsaved. */
export function usePlayback(input: PlaybackInput): Playback {
  const client = useClient();
  const queries = useQueryCache();
  const { id: studentId, token } = useStudent();
  const [player] = useState(createPlayerPort);
  const [running, setRunning] = useState<RunningPlayback | null>(null);
  const [switchedLine, setSwitchedLine] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const { courseId, lessonId, bizType, bizId } = input;
  // A lesson begins with the choices made before.
  const choices = useEffectEvent(() => input);

  useEffect(() => {
    let isLeft = false;
    let playback: RunningPlayback | null = null;
    const start = ({ runPlayback, createWatchStore }: typeof import('./run-playback.ts')) => {
      if (isLeft) return;
      const store = createWatchStore(studentId, Date.now);
      playback = runPlayback({ ...choices(), courseId, lessonId, bizType, bizId }, { client, store, player });
      playback.actor.on('source.switched', ({ line }) => setSwitchedLine(line));
      playback.actor.start();
      setRunning(playback);
    };
    loadCode(() => import('./run-playback.ts')).then(start, () => setFailedTry(tries));
    return () => {
      isLeft = true;
      playback?.stop();
      setRunning(null);
      setSwitchedLine(null);
      void queries.refreshAfter(savePlayRecord);
    };
  }, [client, queries, player, studentId, courseId, lessonId, bizType, bizId, tries]);

  const lastToken = useRef(token);
  useEffect(() => {
    if (lastToken.current !== token) running?.actor.send({ type: 'session.restored' });
    lastToken.current = token;
  }, [token, running]);

  const snapshot = useSyncExternalStore(
    running
      ? (onChange) => {
          const subscription = running.actor.subscribe(onChange);
          return () => subscription.unsubscribe();
        }
      : nothing,
    () => running?.actor.getSnapshot() ?? null,
    () => null,
  );
  useWorkInProgress(snapshot === null || selectUnsavedSeconds(snapshot) === 0);
  return {
    snapshot,
    player,
    switchedLine,
    isMissing: failedTry === tries,
    loadAgain: () => setTries((count) => count + 1),
    send: (event) => running?.actor.send(event),
  };
}
