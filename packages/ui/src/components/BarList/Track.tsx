import * as styles from './BarList.css.ts';

interface TrackProps {
  /** 0 to 1. */
  share: number;
  /** The place of the tick, 0 to 1. */
  comparison: number | undefined;
  /** Id of a hatching, for a bar that is weak. */
  hatch: string | undefined;
}

const percent = (share: number) => `${share * 100}%`;

/** The bar itself, as SVG, because browsers do not print backgrounds. */
export function BarTrack({ share, comparison, hatch }: TrackProps) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {hatch && (
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatchGround} width="6" height="6" />
          <path className={styles.hatchLine} d="M0 0V6" />
        </pattern>
      )}
      <rect className={styles.track} y="3" width="100%" height="8" rx="2" />
      {share > 0 && (
        <rect
          className={hatch ? styles.hatched : styles.fill}
          y="3"
          width={percent(share)}
          height="8"
          rx="2"
          fill={hatch && `url(#${hatch})`}
        />
      )}
      {comparison !== undefined && (
        <svg x={percent(comparison)} overflow="visible" aria-hidden="true">
          <rect className={styles.tick} x={-2 * comparison} width="2" height="14" />
        </svg>
      )}
    </svg>
  );
}
