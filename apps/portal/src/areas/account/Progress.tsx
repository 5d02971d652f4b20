import { ProgressBar } from 'react-aria-components';
import * as styles from './Progress.css.ts';

/** How much of a file has been sent; `fraction` from 0 to 1. */
export function Progress({ label, fraction }: { label: string; fraction: number }) {
  const percent = Math.round(fraction * 100);
  return (
    <ProgressBar aria-label={label} value={percent} className={styles.progress}>
      <span className={styles.track}>
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.figure}>{percent}%</span>
    </ProgressBar>
  );
}
