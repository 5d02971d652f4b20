import type { PlacedLabel } from './labels.ts';
import { apart, height, type PlacedPoint, type PlacedTrend } from './place.ts';
import * as styles from './TrendChart.css.ts';

/** One of the two lines across the chart. */
export interface TrendMark {
  score: number;
  text: string;
  dashed: boolean;
}

interface PictureProps {
  placed: PlacedTrend;
  labels: readonly PlacedLabel[];
  /** The periods that are named below the axis. */
  named: PlacedTrend['periods'];
  marks: readonly TrendMark[];
  /** px. */
  width: number;
  failed: (point: PlacedPoint) => boolean;
}

/** The drawing; decoration, since the points above it and the list below say everything. */
export function TrendPicture({ placed, labels, named, marks, width, failed }: PictureProps) {
  const falling = marks.toSorted((a, b) => b.score - a.score);
  const heights = apart(
    falling.map(({ score }) => placed.yOf(score)),
    16,
  );
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {falling.map(({ score, text, dashed }, index) => (
        <g key={text}>
          <path
            className={dashed ? styles.degreeLine : styles.passLine}
            d={`M2 ${placed.yOf(score)}H${width - 56}`}
          />
          <text x={width} y={(heights[index] ?? 0) + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {placed.lines.map((line) => (
        <path
          key={line[0]?.x}
          className={styles.trend}
          d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        />
      ))}
      {placed.points.map((point) => (
        <Point key={point.key} point={point} failed={failed(point)} />
      ))}
      {labels.map(({ key, text, x, y }) => (
        <text key={key} className={styles.figure} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
      {named.map(({ id, label, x }) => (
        <text key={id} x={x} y={147} textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  );
}

/** ● passed, ✕ failed, — absent. */
function Point({ point: { x, y, score }, failed }: { point: PlacedPoint; failed: boolean }) {
  if (score === null) return <path className={styles.dash} d={`M${x - 4.5} ${y}h9`} />;
  if (!failed) return <circle className={styles.dot} cx={x} cy={y} r="4.5" />;
  return (
    <>
      <circle className={styles.ground} cx={x} cy={y} r="8" />
      <path className={styles.cross} d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} />
    </>
  );
}
