import type { ReactNode, Ref } from 'react';
import { useDrawingSize } from '../../hooks/useDrawingSize.ts';
import { placeLabels, thinned } from './labels.ts';
import { type TrendMark, TrendPicture } from './Picture.tsx';
import { type PlacedPoint, placeTrend } from './place.ts';
import { figureOf, wordsOf } from './reading.ts';
import * as styles from './TrendChart.css.ts';
import { type TrendChartTexts, trendChartTexts } from './TrendChart.texts.ts';
import { pointsOf, type TrendPeriod } from './trend.ts';

export interface TrendProps {
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

/** The layer over the picture: its points can be operated there. */
interface Over {
  points: readonly PlacedPoint[];
  /** Width of the whole drawing, px. */
  width: number;
  /** The name of the chart. */
  label: string;
  /** The result of a point in words. */
  wordsOf: (point: PlacedPoint) => string;
  say: TrendChartTexts;
}

/** The picture, what lies over it, and the same as a list. */
export function TrendDrawing({
  label = '历次统考成绩',
  periods,
  pass = 60,
  degree = 70,
  texts,
  ref,
  over,
}: TrendProps & { over?: (drawn: Over) => ReactNode }) {
  const say = { ...trendChartTexts, ...texts };
  const { ref: measured, width } = useDrawingSize<HTMLDivElement>(310);
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
            {over?.({
              points: placed.points,
              width,
              label,
              wordsOf: (point) => wordsOf(point, pass, say),
              say,
            })}
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
