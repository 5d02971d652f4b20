import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { useDrawingSize } from '../../hooks/useDrawingSize.ts';
import { widthOf } from '../../text/widthOf.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { anchorOf, rulerRowsOf } from '../DateRuler/ruler.ts';
import * as styles from './ResumeRuler.css.ts';
import { type ResumeRulerTexts, resumeRulerTexts } from './ResumeRuler.texts.ts';
import {
  endsOf,
  monthAt,
  type PlacedSpan,
  placeSpans,
  type ResumeGap,
  type ResumeSpan,
  type RulerEnds,
  yearTicks,
} from './stretches.ts';

export type { ResumeRulerTexts } from './ResumeRuler.texts.ts';
export type { ResumeGap, ResumeSpan } from './stretches.ts';

export interface ResumeRulerProps {
  /** In any order; spans that overlap are drawn above each other. */
  spans: readonly ResumeSpan[];
  gaps: readonly ResumeGap[];
  /** This month, `yyyy-MM`. */
  now: string;
  /** `years`: labelled bars over the years. `gap`: small, with the months of the gaps alone. Default `years`. */
  look?: 'years' | 'gap';
  /** Names the list for a screen reader. */
  label?: string;
  texts?: Partial<ResumeRulerTexts>;
  ref?: Ref<HTMLDivElement>;
}

/** Size of the words beside that of `useDrawingSize`. */
const captionScale = 12 / 14;

/**
 * 简历尺: the stretches of a life over the years, and holes where nothing is written. Whatever it shows is also a list in words,
 * which a screen reader reads in the place of the picture.
 */
export function ResumeRuler({
  spans,
  gaps,
  now,
  look = 'years',
  label = '本人简历',
  texts,
  ref,
}: ResumeRulerProps) {
  const say = { ...resumeRulerTexts, ...texts };
  const { ref: measured, width, fontSize } = useDrawingSize<HTMLDivElement>(640);
  const caption = fontSize * captionScale;
  const placed = placeSpans(spans, monthAt(now));
  const holes = gaps
    .map((gap) => ({ gap, from: monthAt(gap.from), to: monthAt(gap.to) + 1, words: say.gap(gap.months) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  const ends = endsOf([...placed, ...holes], monthAt(now), look === 'years');
  const shareOf = (month: number) => (month - ends.from) / (ends.to - ends.from);
  const labels = holes.map(({ from, to, words }) => ({
    x: shareOf((from + to) / 2) * width,
    wide: widthOf(words, caption) + 4,
  }));
  const rows = rulerRowsOf(labels, width, 8);
  const rowCount = Math.max(0, ...rows.map((row) => row + 1));
  const laneCount = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  const stretches = [
    ...placed.map(({ span, from }) => ({
      id: span.id,
      from,
      what: span.label,
      time: say.time(span.from, span.to),
    })),
    ...holes.map(({ gap, from, words }) => ({
      id: gap.from,
      from,
      what: words,
      time: say.time(gap.from, gap.to),
    })),
  ].toSorted((a, b) => a.from - b.from);
  return (
    <div ref={ref} className={styles.root}>
      <div ref={measured} className={styles.picture} data-look={look} aria-hidden="true">
        <div className={styles.above} style={assignInlineVars({ [styles.rows]: String(rowCount) })}>
          {holes.map(({ gap, words }, index) => {
            const { x, wide } = labels[index] ?? { x: 0, wide: 0 };
            const row = rows[index] ?? 0;
            return (
              <span
                key={gap.from}
                className={styles.hole}
                style={assignInlineVars({
                  [styles.at]: `${(x / width) * 100}%`,
                  [styles.anchor]: String(anchorOf(x, wide / 2, width)),
                  [styles.row]: String(row),
                })}
              >
                <span className={styles.holeWords}>{words}</span>
              </span>
            );
          })}
        </div>
        <Bars
          placed={placed}
          holes={holes}
          laneCount={laneCount}
          shareOf={shareOf}
          labelsFrom={look === 'years' ? (caption * 2.5) / width : Number.POSITIVE_INFINITY}
        />
        {look === 'years' ? (
          <Years ends={ends} room={(widthOf('2026', caption) + 14) / width} />
        ) : (
          <GapMonths
            holes={holes}
            start={ends.from}
            today={say.today}
            shareOf={shareOf}
            roomOf={(words) => (widthOf(words, caption) + 6) / width}
          />
        )}
      </div>
      <ol className={visuallyHidden} aria-label={label}>
        {stretches.length === 0 && <li>{say.empty}</li>}
        {stretches.map(({ id, what, time }) => (
          <li key={id}>{say.stretch(what, time)}</li>
        ))}
      </ol>
    </div>
  );
}

type Hole = { gap: ResumeGap; from: number; to: number };
type ShareOf = (month: number) => number;
const percent = (share: number) => `${share * 100}%`;

/** The spans with their labels, and the holes over all lanes: nothing is on any of them. */
function Bars({
  placed,
  holes,
  laneCount,
  shareOf,
  labelsFrom,
}: {
  placed: readonly PlacedSpan[];
  holes: readonly Hole[];
  laneCount: number;
  shareOf: ShareOf;
  /** Share of the ruler from which on a bar has room for words. */
  labelsFrom: number;
}) {
  const box = (from: number, to: number, lane: number) =>
    assignInlineVars({
      [styles.at]: percent(shareOf(from)),
      [styles.wide]: percent(shareOf(to) - shareOf(from)),
      [styles.lane]: String(lane),
    });
  return (
    <div className={styles.bars} style={assignInlineVars({ [styles.lanes]: String(laneCount) })}>
      {placed.map(({ span, from, to, lane }) => (
        <span key={span.id} className={styles.bar} style={box(from, to, lane)}>
          <svg className={styles.shape} aria-hidden="true">
            <rect className={styles.filled} width="100%" height="100%" rx="1.5" />
          </svg>
          {shareOf(to) - shareOf(from) >= labelsFrom && <span className={styles.label}>{span.label}</span>}
        </span>
      ))}
      {holes.map(({ gap, from, to }) => (
        <span key={gap.from} className={`${styles.bar} ${styles.whole}`} style={box(from, to, 0)}>
          <svg className={styles.shape} aria-hidden="true">
            <rect className={styles.dashed} width="100%" height="100%" rx="1.5" />
          </svg>
        </span>
      ))}
    </div>
  );
}

/** The axis with its years. */
function Years({ ends, room }: { ends: RulerEnds; room: number }) {
  return (
    <div className={styles.axis}>
      {yearTicks(ends, room).map(({ year, at, isLabelled }) => (
        <span
          key={year}
          className={styles.tick}
          data-labelled={isLabelled || undefined}
          style={assignInlineVars({ [styles.at]: percent(at) })}
        >
          {isLabelled && <span className={styles.year}>{year}</span>}
        </span>
      ))}
    </div>
  );
}

/** 19.07 of months since the year 0. */
const shortMonth = (month: number) =>
  `${String(Math.floor(month / 12) % 100).padStart(2, '0')}.${String((month % 12) + 1).padStart(2, '0')}`;

/** The months of the gaps, and the first year and today where these leave room for them. */
function GapMonths({
  holes,
  start,
  today,
  shareOf,
  roomOf,
}: {
  holes: readonly Hole[];
  start: number;
  today: string;
  shareOf: ShareOf;
  roomOf(words: string): number;
}) {
  const year = String(Math.floor(start / 12));
  let free = 0;
  const shown = holes.flatMap(({ from, to }) => {
    const words = `${shortMonth(from)}–${shortMonth(to - 1)}`;
    const room = roomOf(words);
    const at = shareOf((from + to) / 2);
    const anchor = anchorOf(at, room / 2, 1);
    const left = (anchor === 0 ? 0 : anchor === 1 ? 1 : at) - room * anchor;
    if (left < free) return [];
    free = left + room;
    return [{ words, left }];
  });
  const hasYear = shown.every(({ left }) => left >= roomOf(year));
  return (
    <div className={styles.months}>
      <span>{hasYear && year}</span>
      {shown.map(({ words, left }) => (
        <span key={words} className={styles.month} style={assignInlineVars({ [styles.at]: percent(left) })}>
          {words}
        </span>
      ))}
      <span>{free <= 1 - roomOf(today) && today}</span>
    </div>
  );
}
