import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { Ref } from 'react';
import * as styles from './ProgressRing.css.ts';

const radius = 49.5;
const around = 2 * Math.PI * radius;

export type ProgressRingProps = NonNullable<RecipeVariants<typeof styles.ring>> & {
  /** 0 to 1, clamped. */
  value: number;
  /** The figure in the middle: 48:12, 86%. */
  figure: string;
  /** The name of the figure: 剩余, 视频. */
  note: string;
  /** The accessible name, where note and figure are not enough. Default both: “剩余 48:12”. */
  label?: string;
  ref?: Ref<HTMLDivElement>;
};

/** From this many characters on a figure no longer fits into the ring at its full size. */
const longFigure = 7;

/** A figure with a ring around it. A screen reader reads it as a picture with a name, not at every step. */
export function ProgressRing({
  value,
  figure,
  note,
  label = `${note} ${figure}`,
  tone,
  size,
  ref,
}: ProgressRingProps) {
  const done = around * Math.min(1, Math.max(0, value || 0));
  return (
    <div ref={ref} role="img" aria-label={label} className={styles.ring({ tone, size })}>
      <svg className={styles.arc} viewBox="0 0 104 104" aria-hidden="true">
        <circle className={styles.track} cx="52" cy="52" r={radius} />
        {done > 0 && (
          <circle className={styles.done} cx="52" cy="52" r={radius} strokeDasharray={`${done} ${around}`} />
        )}
      </svg>
      <span className={styles.figure({ size, long: figure.length >= longFigure })}>{figure}</span>
      <span className={styles.note}>{note}</span>
    </div>
  );
}
