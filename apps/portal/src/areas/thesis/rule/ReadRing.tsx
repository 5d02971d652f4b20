import { Icon } from '@qianwei/ui/Icon';
import * as styles from './ReadDock.css.ts';

export interface ReadRingProps {
  left: number;
  minSeconds: number;
  /** This version was confirmed. */
  isRead: boolean;
}

const radius = 24;
const around = 2 * Math.PI * radius;

/** A ring that fills while the seconds run down; the words beside it say the same. */
export function ReadRing({ left, minSeconds, isRead }: ReadRingProps) {
  const isOver = isRead || left === 0;
  const share = isOver || minSeconds === 0 ? 1 : 1 - left / minSeconds;
  return (
    <span className={styles.ring} data-over={isOver || undefined} aria-hidden="true">
      <svg viewBox="0 0 52 52" className={styles.arc} aria-hidden="true">
        <circle className={styles.track} cx="26" cy="26" r={radius} />
        {share > 0 && (
          <circle
            className={styles.done}
            cx="26"
            cy="26"
            r={radius}
            strokeDasharray={`${share * around} ${around}`}
          />
        )}
      </svg>
      {isOver ? <Icon name="check" /> : <span className={styles.figure}>{left}</span>}
    </span>
  );
}
