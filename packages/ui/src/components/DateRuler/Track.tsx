import * as styles from './DateRuler.css.ts';

interface TrackProps {
  /** All 0 to 1 along the ruler. */
  now: number | undefined;
  next: number | undefined;
  spans: readonly { from: number; to: number }[];
  marks: readonly number[];
}

const percent = (share: number) => `${share * 100}%`;

/** The line itself. Decoration: the list says the dates. */
export function RulerTrack({ now, next, spans, marks }: TrackProps) {
  return (
    <svg className={styles.track} aria-hidden="true">
      <line className={styles.base} x2="100%" y1="12" y2="12" />
      {marks.map((x) => (
        <line key={x} className={styles.mark} x1={percent(x)} x2={percent(x)} y1="12" y2="18" />
      ))}
      {spans.map(({ from, to }) => (
        <line key={from} className={styles.span} x1={percent(from)} x2={percent(to)} y1="12" y2="12" />
      ))}
      {now !== undefined && (
        <>
          <line className={styles.done} x2={percent(now)} y1="12" y2="12" />
          {next !== undefined && (
            <line className={styles.left} x1={percent(now)} x2={percent(next)} y1="12" y2="12" />
          )}
          <line className={styles.nowMark} x1={percent(now)} x2={percent(now)} y1="2" y2="18" />
        </>
      )}
    </svg>
  );
}
