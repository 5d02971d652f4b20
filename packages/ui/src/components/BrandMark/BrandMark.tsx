import type { Ref } from 'react';
import * as styles from './BrandMark.css.ts';

const waves = [8.6, 12.5, 16.4].map((y) => `M5.1 ${y}c.65-.585 1.3-.585 1.95 0s1.3.585 1.95 0`).join('');

/** Three waves of the river on a bound book. Decoration: it is always beside the product's name. */
export function BrandMark({
  height = 36,
  ref,
}: {
  /** In px; default 36. */
  height?: number;
  ref?: Ref<SVGSVGElement>;
}) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 26 34"
      height={height}
      width={(height * 26) / 34}
      className={styles.mark}
      aria-hidden="true"
    >
      <rect width="26" height="34" rx="1.5" className={styles.cover} />
      <path d="M21.5 0v34M21.5 6H26M21.5 13.3H26M21.5 20.6H26M21.5 28H26" className={styles.thread} />
      <rect x="3.5" y="3.5" width="7" height="18" className={styles.slip} />
      <path d={waves} className={styles.wave} />
    </svg>
  );
}
