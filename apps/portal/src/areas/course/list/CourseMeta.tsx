import * as styles from './CourseMeta.css.ts';

/** Code, credits, lecturer in one quiet line. */
export function CourseMeta({ parts }: { parts: readonly string[] }) {
  return (
    <p className={styles.meta}>
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          <span className={styles.dot} aria-hidden="true">
            ·
          </span>
          {part}
        </span>
      ))}
    </p>
  );
}
