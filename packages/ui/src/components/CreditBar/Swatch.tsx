import * as styles from './CreditBar.css.ts';
import type { SlipState } from './slips.ts';

/** A small slip in the legend; not read out. The hatching is the picture's own, by its id. */
export function Swatch({ state, hatch }: { state: SlipState; hatch: string }) {
  return (
    <svg viewBox="0 0 10 14" className={styles.swatch} aria-hidden="true">
      <rect
        className={styles.slip[state]}
        x="0.5"
        y="0.5"
        width="9"
        height="13"
        rx="2"
        fill={state === 'planned' ? `url(#${hatch})` : undefined}
      />
    </svg>
  );
}
