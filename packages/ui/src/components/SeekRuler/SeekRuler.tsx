import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { RulerMarks } from './RulerMarks.tsx';
import { RulerPicture } from './RulerPicture.tsx';
import * as styles from './SeekRuler.css.ts';
import type { SeekRulerProps } from './SeekRuler.props.ts';
import { seekRulerTexts } from './SeekRuler.texts.ts';
import { keyTarget } from './segments.ts';

export type { RulerCut, RulerPop, SeekRulerProps } from './SeekRuler.props.ts';

/**
 * A time line that can be sought. Solid is what was watched before the handle, pale behind it; dots are not open yet.
 * ← and → move 5 seconds, Page Up and Page Down 30, Home and End to the ends. A native slider, so that a screen reader on a phone
 * moves it, too. What is marked also stands in a list: read out, and shown below in the largest text size.
 */
export function SeekRuler({
  label = '播放进度',
  duration,
  position,
  ranges,
  furthest,
  reach,
  cuts = [],
  pops = [],
  onSeek,
  texts,
  ref,
}: SeekRulerProps) {
  const words = { ...seekRulerTexts, ...texts };
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const end = Math.max(0, Math.min(reach, duration));
  const [dragged, setDragged] = useState<number | null>(null);
  const [sought, setSought] = useState<{ second: number; from: number } | null>(null);
  // Until the picture follows: the next of several quick presses goes on from here.
  const place = sought !== null && sought.from === position ? sought.second : position;
  const shown = Math.floor(Math.min(end, Math.max(0, dragged ?? place)));

  const seek = (second: number) => {
    setSought({ second, from: position });
    onSeek(second);
  };
  const drop = useEffectEvent(() => {
    if (dragged === null) return;
    setDragged(null);
    seek(dragged);
  });
  // React's `onChange` is the event of each step of a drag; this is its end.
  useEffect(() => {
    const slider = input.current;
    const finish = () => drop();
    slider?.addEventListener('change', finish);
    slider?.addEventListener('pointerup', finish);
    return () => {
      slider?.removeEventListener('change', finish);
      slider?.removeEventListener('pointerup', finish);
    };
  }, []);

  return (
    <div ref={ref} className={styles.ruler}>
      <div className={styles.line}>
        <RulerPicture
          duration={duration}
          position={shown}
          ranges={ranges}
          furthest={furthest}
          reach={end}
          cuts={cuts}
          pops={pops}
        />
        <input
          ref={input}
          type="range"
          className={styles.handle}
          aria-label={label}
          aria-valuetext={words.reading(shown, duration)}
          aria-describedby={cuts.length + pops.length > 0 ? listId : undefined}
          min={0}
          max={Math.max(1, Math.floor(duration))}
          step={1}
          value={shown}
          onChange={({ target }) => setDragged(Math.min(end, Number(target.value)))}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            const target = keyTarget(event.key, Math.min(end, place), end);
            if (target === undefined) return;
            event.preventDefault();
            seek(target);
          }}
        />
      </div>
      <RulerMarks id={listId} furthest={furthest} cuts={cuts} pops={pops} texts={words} />
    </div>
  );
}
