import { ListBox } from 'react-aria-components';
import { TrendDrawing, type TrendProps } from './Drawing.tsx';
import { PointMark } from './Point.tsx';
import * as styles from './TrendChart.css.ts';

export type TrendChartProps = TrendProps;

/**
 * Scores over exam periods. ● passed, ✕ failed, — absent; the line goes through the mean of a period and is
 * interrupted where there is none. The points are one Tab stop: arrows, Home and End move between them and read them;
 * hovering shows the same. Below is everything as a list, which is visible in 特大 because the figures in the drawing
 * keep 12 to 13 px. Where nobody needs to operate it, `TrendFigure` is the same picture.
 */
export function TrendChart(props: TrendChartProps) {
  return (
    <TrendDrawing
      {...props}
      over={({ points, width, label, wordsOf, say }) => (
        <ListBox
          aria-label={label}
          orientation="horizontal"
          selectionMode="single"
          selectionBehavior="replace"
          className={styles.points}
        >
          {points.map((point) => (
            <PointMark key={point.key} point={point} words={wordsOf(point)} say={say} width={width} />
          ))}
        </ListBox>
      )}
    />
  );
}
