import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './GoalSlip.css.ts';
import { delayWords, monthTitle, slipMonth } from './month-words.ts';

interface GoalSlipProps {
  /** The month of graduation, `yyyy-MM`. */
  month: string;
  /** Lying instead of upright. */
  flat?: boolean;
}

/** 题签: the month of graduation as the title of a book. */
export function GoalSlip({ month, flat = false }: GoalSlipProps) {
  const words = (
    <span className={styles.slip} data-flat={flat || undefined}>
      <span aria-hidden="true">{slipMonth(month)}毕业</span>
      <span className={visuallyHidden}>{monthTitle(month)}毕业</span>
    </span>
  );
  if (flat) return words;
  return (
    <figure className={styles.figure}>
      {words}
      <figcaption className={styles.caption}>照这样排</figcaption>
    </figure>
  );
}

/** The dashed slip beside it: what it becomes where the course is held over. Said by the choice itself. */
export function GhostSlip({ month, delay }: { month: string; delay: number }) {
  const way = delay > 0 ? 'late' : 'early';
  return (
    <figure className={styles.figure} aria-hidden="true">
      <span className={`${styles.slip} ${styles.ghost}`} data-delay={way}>
        {slipMonth(month)}毕业
      </span>
      <figcaption className={styles.caption} data-delay={way}>
        {delayWords(delay)}
      </figcaption>
    </figure>
  );
}
