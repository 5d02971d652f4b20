import type { RecipeVariants } from '@vanilla-extract/recipes';
import * as styles from './ProgressRing.css.ts';

const radius = 49.5;
const around = 2 * Math.PI * radius;

export type ProgressRingProps = NonNullable<RecipeVariants<typeof styles.ring>> & {
  /** 0 to 1; what lies outside is cut. */
  value: number;
  /** The figure in the middle: 48:12, 86%. */
  figure: string;
  /** What the figure counts: 剩余, 视频. */
  note: string;
};

/** A figure with a ring around it. A screen reader hears the note and the figure: “剩余 48:12”. */
export function ProgressRing({ value, figure, note, tone, size }: ProgressRingProps) {
  const done = around * Math.min(1, Math.max(0, value));
  return (
    <div role="img" aria-label={`${note} ${figure}`} className={styles.ring({ tone, size })}>
      <svg className={styles.arc} viewBox="0 0 104 104" aria-hidden="true">
        <circle className={styles.track} cx="52" cy="52" r={radius} />
        {done > 0 && (
          <circle className={styles.done} cx="52" cy="52" r={radius} strokeDasharray={`${done} ${around}`} />
        )}
      </svg>
      <span className={styles.figure({ size })}>{figure}</span>
      <span className={styles.note}>{note}</span>
    </div>
  );
}
