import type { ReactNode } from 'react';
import * as styles from './Cell.css.ts';
import type { AnswerCell, AnswerState } from './cells.ts';

/** Each state has a shape of its own, so that neither colour nor weight is needed to distinguish them. */
const shapes: Record<AnswerState, ReactNode> = {
  empty: null,
  partly: <path className={styles.pencil} d="M1 4.5h4M11 4.5h.01" />,
  answered: <path className={styles.pencil} d="M1 4.5h14" />,
  right: <path d="m4.4 4 2.6 2.6L11.8.9" />,
  wrong: <path d="m5 .9 6 5.8M11 .9 5 6.7" />,
};

/** The drawing in a cell besides its number; not read out. */
export function CellMarks({ state, flagged, unsaved }: AnswerCell) {
  return (
    <>
      {state !== 'empty' && (
        <svg className={styles.mark} viewBox="0 0 16 8" aria-hidden="true">
          {shapes[state]}
        </svg>
      )}
      {flagged && <span className={styles.flag} />}
      {unsaved && <span className={styles.unsaved} />}
    </>
  );
}
