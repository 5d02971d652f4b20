import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './DeadlineLine.css.ts';
import type { DeadlineLineTexts } from './DeadlineLine.texts.ts';
import { ticks } from './place.ts';

interface RulerProps {
  /** Epoch ms. */
  from: number;
  days: number;
  texts: Pick<DeadlineLineTexts, 'today' | 'day'>;
}

const percent = (share: number) => `${share * 100}%`;

/** Days as ticks, weeks as long ones, weekends shaded. Decoration: the list says the dates. */
export function Ruler({ from, days, texts }: RulerProps) {
  const marks = ticks(from, days, texts.day);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <svg className={styles.track} aria-hidden="true">
        {marks.map(
          ({ x, width, rest }) =>
            rest && (
              <rect key={x} className={styles.restDay} x={percent(x)} width={percent(width)} height="12" />
            ),
        )}
        {marks.map(({ x, long }) => (
          <line key={x} className={styles.mark} x1={percent(x)} x2={percent(x)} y2={long ? 12 : 6} />
        ))}
        <line className={styles.mark} x1="100%" x2="100%" y2={12} />
        <line className={styles.edge} x2="100%" />
      </svg>
      <span className={styles.today}>{texts.today}</span>
      {marks.map(
        ({ x, label }) =>
          label && (
            <span key={x} className={styles.tickLabel} style={assignInlineVars({ [styles.x]: String(x) })}>
              {label}
            </span>
          ),
      )}
    </div>
  );
}
