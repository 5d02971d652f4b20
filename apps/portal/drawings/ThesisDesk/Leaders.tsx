import * as styles from './MarginNotes.css.ts';
import type { ThesisNote } from './thesis.ts';
import { firstLinePx, type NotePlace } from './use-note-places.ts';

/** The lines that lead from the text to its notes; bent where a note is moved below the one before. */
export function Leaders({
  places,
  notes,
}: {
  places: readonly NotePlace[];
  notes: readonly Pick<ThesisNote, 'id' | 'kind'>[];
}) {
  return (
    <svg className={styles.leaders} aria-hidden="true">
      {places.map(({ id, line, top }) => {
        const kind = notes.find((note) => note.id === id)?.kind ?? 'suggest';
        return (
          <path
            key={id}
            className={styles.leader[kind]}
            d={`M0 ${line + 0.5}H28L40 ${top + firstLinePx + 0.5}H50`}
          />
        );
      })}
    </svg>
  );
}
