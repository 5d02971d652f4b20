import * as styles from './parts.css.ts';

/** Two heads of an arrow, the one that holds in ink. The header's `aria-sort` says it in words. */
export function SortGlyph({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  return (
    <svg viewBox="0 0 12 12" className={styles.sortGlyph} data-direction={direction} aria-hidden="true">
      <path d="M3 4.6 6 1.8l3 2.8" data-end="ascending" />
      <path d="M3 7.4 6 10.2l3-2.8" data-end="descending" />
    </svg>
  );
}
