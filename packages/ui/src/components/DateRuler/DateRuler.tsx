import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useState } from 'react';
import { useDrawingSize } from '../../hooks/useDrawingSize.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './DateRuler.css.ts';
import {
  anchorOf,
  isTall,
  marksOf,
  type RulerPoint,
  type RulerSpan,
  rulerRowsOf,
  scaleOf,
  wideOf,
} from './ruler.ts';
import { RulerTrack } from './Track.tsx';

/** The words of a `DateRuler`. */
export interface DateRulerTexts {
  fold: string;
  unfold(count: number): string;
}

const dateRulerTexts: DateRulerTexts = { fold: '收起', unfold: (count) => `全部日程（${count} 个日期）` };

export interface DateRulerProps {
  /** Names the list: 2027年1月考期. */
  label: string;
  points: readonly RulerPoint[];
  /** Now, epoch ms: the past is drawn solid, the rest until the next point dotted. Without it there is no mark. */
  now?: number;
  /** Beside the mark of now, such as 离截止还有 5 天 20 小时. */
  nowNote?: string;
  nowLabel?: string;
  /** Drawn thick, such as 开考 to 结束. */
  spans?: readonly RulerSpan[];
  /** `even` spaces the points equally, `time` in proportion to time. Default `even`. */
  scale?: 'time' | 'even';
  /** Draws a tick for each; for `time`. Default none. */
  unit?: 'day' | 'hour';
  /** `ring`: ○ with the words below. `tick`: a stroke, the time above and the words below, as on a ticket. */
  look?: 'ring' | 'tick';
  /** On a phone only the next date is in sight until the others are asked for. Default false. */
  folds?: boolean;
  texts?: Partial<DateRulerTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * 尺: the days of an exam period or the hours of an exam day on a ruler; on a phone a list on a thread. It is an
 * ordered list in both, so that a screen reader and a printer have the same words.
 */
export function DateRuler({
  label,
  points,
  now,
  nowNote,
  nowLabel = '今天',
  spans = [],
  scale = 'even',
  unit,
  look = 'ring',
  folds = false,
  texts,
  ref,
}: DateRulerProps) {
  const [isOpen, setOpen] = useState(false);
  const words = { ...dateRulerTexts, ...texts };
  const isFolded = folds && !isOpen;
  const sorted = points.toSorted((a, b) => a.at - b.at);
  const { ref: measured, width, fontSize } = useDrawingSize<HTMLDivElement>(824);
  const xOf = scaleOf(sorted, scale);
  const placed = sorted.map((point) => ({ point, x: xOf(point.at), wide: wideOf(point, fontSize, look) }));
  const rows = rulerRowsOf(
    placed.map(({ x, wide }) => ({ x: x * width, wide })),
    width,
    look === 'tick' ? 8 : 12,
  );
  const first = sorted[0]?.at ?? 0;
  const last = sorted.at(-1)?.at ?? first;
  const next = now === undefined ? undefined : sorted.findIndex(({ at }) => at > now);
  const inSight = sorted.find(({ isNext }) => isNext) ?? sorted.at(-1);
  const isMarked = now !== undefined && now >= first && now <= last;
  return (
    <div
      ref={ref}
      className={styles.figure}
      data-look={look}
      data-tall={isTall(points) || undefined}
      data-folded={isFolded || undefined}
    >
      <div
        ref={measured}
        className={styles.chart}
        style={assignInlineVars({ [styles.rows]: String(Math.max(0, ...rows) + 1) })}
      >
        <RulerTrack
          now={isMarked ? xOf(now) : undefined}
          next={next !== undefined && next > 0 ? placed[next]?.x : undefined}
          spans={spans.map(({ from, to }) => ({ from: xOf(from), to: xOf(to) }))}
          marks={unit ? marksOf(first, last, unit).map(xOf) : []}
        />
        <ol className={styles.list} aria-label={label}>
          {placed.map(({ point, x, wide }, index) => (
            <li
              key={point.id}
              className={styles.point}
              data-past={(now !== undefined && point.at <= now) || undefined}
              data-next={point.isNext || undefined}
              data-first={point === inSight || undefined}
              aria-current={point.isNext ? 'step' : undefined}
              style={assignInlineVars({
                [styles.x]: String(x),
                [styles.anchor]: String(anchorOf(x * width, wide / 2, width)),
                [styles.row]: String(rows[index] ?? 0),
              })}
            >
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.what} title={isTall([point]) ? point.label : undefined}>
                  {point.label}
                </span>{' '}
                <span className={styles.when}>{point.when}</span>
              </span>
            </li>
          ))}
        </ol>
        {isMarked && (
          <p
            className={styles.now}
            style={assignInlineVars({ [styles.x]: String(xOf(now)) })}
            data-late={xOf(now) > 0.6 || undefined}
          >
            <b className={styles.nowLabel}>{nowLabel}</b>
            {nowNote && <span className={styles.nowNote}>{nowNote}</span>}
          </p>
        )}
      </div>
      {folds && sorted.length > 1 && (
        <span className={styles.fold}>
          <TextButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? words.fold : words.unfold(sorted.length)}
          </TextButton>
        </span>
      )}
    </div>
  );
}
