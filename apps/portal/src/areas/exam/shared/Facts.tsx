import * as styles from './page.css.ts';

/** What a page or an entry is about, in a few words each, with a dot between them. */
export function Facts({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.facts}>
      <span className={styles.factRow}>
        {parts
          .filter((part) => part !== '')
          .map((part) => (
            <span key={part} className={styles.fact}>
              {part}
            </span>
          ))}
      </span>
    </span>
  );
}
