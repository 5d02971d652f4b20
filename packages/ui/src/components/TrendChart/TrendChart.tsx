import type { Ref } from 'react';
import { ListBox } from 'react-aria-components';
import { useSize } from '../CreditBar/useSize.ts';
import { placeLabels, thinned } from './labels.ts';
import { type TrendMark, TrendPicture } from './Picture.tsx';
import { PointMark } from './Point.tsx';
import { placeTrend } from './place.ts';
import { figureOf, wordsOf } from './reading.ts';
import * as styles from './TrendChart.css.ts';
import { type TrendChartTexts, trendChartTexts } from './TrendChart.texts.ts';
import { pointsOf, type TrendPeriod } from './trend.ts';

export interface TrendChartProps {
  /** Names the chart for a screen reader. */
  label?: string;
  /** In the order of time. */
  periods: readonly TrendPeriod[];
  /** The passing score; lower ones are drawn as ✕. Default 60. */
  pass?: number;
  /** The average required for a degree, as a dotted line; `null` leaves it out. Default 70. */
  degree?: number | null;
  texts?: Partial<TrendChartTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Scores over exam periods. ● passed, ✕ failed, — absent; the line goes through the mean of a period and is
 * interrupted where there is none. The points are one Tab stop: arrows, Home and End move between them and read them;
 * hovering shows the same. Below is everything as a list, which is visible in 特大 because the figures in the drawing
 * keep 12 to 13 px.
 */
export function TrendChart({
  label = '历次统考成绩',
  periods,
  pass = 60,
  degree = 70,
  texts,
  ref,
}: TrendChartProps) {
  const say = { ...trendChartTexts, ...texts };
  const { ref: measured, width } = useSize<HTMLDivElement>(310);
  const marks: TrendMark[] = [
    { score: pass, text: `${say.pass} ${pass}`, dashed: false },
    ...(degree === null ? [] : [{ score: degree, text: `${say.degree} ${degree}`, dashed: true }]),
  ];
  const placed = placeTrend(
    periods,
    width,
    marks.map(({ score }) => score),
  );
  const failed = ({ score }: { score: number | null }) => score !== null && score < pass;
  const labels = placeLabels(placed.points, width, figureOf, failed);
  const [first, second] = placed.periods;
  const named = thinned(placed.periods, first && second ? second.x - first.x : 0);
  const complete = labels.length === placed.points.filter(({ score }) => score !== null).length;
  return (
    <div ref={ref} className={styles.root}>
      <div ref={measured} className={styles.frame}>
        {placed.points.length === 0 ? (
          <p className={styles.empty}>{say.empty}</p>
        ) : (
          <>
            <TrendPicture
              placed={placed}
              labels={labels}
              named={named}
              marks={marks}
              width={width}
              failed={failed}
            />
            <ListBox
              aria-label={label}
              orientation="horizontal"
              selectionMode="single"
              selectionBehavior="replace"
              className={styles.points}
            >
              {placed.points.map((point) => (
                <PointMark
                  key={point.key}
                  point={point}
                  words={wordsOf(point, pass, say)}
                  say={say}
                  width={width}
                />
              ))}
            </ListBox>
          </>
        )}
      </div>
      {placed.points.length > 0 && (
        <ol aria-label={label} className={styles.list} data-needed={!complete || undefined}>
          {periods.map((period) => (
            <li key={period.id} className={styles.entry}>
              <bdi className={styles.period}>{period.name ?? period.label}</bdi>
              <bdi className={styles.results}>
                {say.results(pointsOf([period]).map((point) => wordsOf(point, pass, say))) || say.none}
              </bdi>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
