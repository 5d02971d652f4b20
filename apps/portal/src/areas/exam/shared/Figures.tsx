import * as styles from './page.css.ts';

/** One large figure with its name below: 78 / 100, 最高成绩. */
export interface Figure {
  name: string;
  value: string;
  /** What it is part of: 100. */
  of?: string;
}

/** The numbers that matter, in a row. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ name, value, of }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>
            {value}
            {of && <span className={styles.figureOf}> {of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
