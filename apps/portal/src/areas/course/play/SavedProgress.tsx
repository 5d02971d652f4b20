import { formatMoment } from '@qianwei/api/time/moment';
import type { PlaybackSnapshot } from '@qianwei/machines/playback';
import { selectSaveState } from '@qianwei/machines/playback/selectors';
import { useState } from 'react';
import { useClient } from '../../../shared/client/client.tsx';
import { isRefused, type LessonState } from './lesson-state.ts';
import { SaveLine } from './SaveLine.tsx';

/** Save state of the watched part and since when, and how far the lesson can be sought. */
export function SavedProgress({
  snapshot,
  state,
}: {
  snapshot: PlaybackSnapshot | null;
  state: LessonState;
}) {
  const client = useClient();
  const saving = snapshot === null ? 'saved' : selectSaveState(snapshot);
  const [last, setLast] = useState({ saving, time: '' });
  if (last.saving !== saving) {
    const isDone = saving === 'saved' && last.saving !== 'saved';
    setLast({ saving, time: isDone ? formatMoment(client.serverNow()).slice(11) : last.time });
  }
  if (isRefused(snapshot)) return null;
  const { info, reach, furthest, duration } = state;
  const limit = reach >= duration ? null : { furthest, ahead: Math.max(0, Math.round(reach - furthest)) };
  return <SaveLine state={saving} time={last.time} limit={limit} isLimitKnown={info !== null} />;
}
