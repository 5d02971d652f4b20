import { nearWords } from '@qianwei/api/time/words';
import { Annotation } from '@qianwei/ui/Annotation';
import { useLocation } from 'wouter';
import { useWide } from '../../../shared/page/use-wide.ts';
import { desk } from '../../../shared/page/widths.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { asksForChange, byWeight, isResolved, kindOf, type NumberedNote } from './document/numbered-notes.ts';
import { shortQuote } from './document/short-quote.ts';
import * as styles from './SubmittedText.css.ts';

export interface VersionNotesProps {
  notes: readonly NumberedNote[];
  /** Page on which the text is mended; null while it is not to be. */
  editPath: string | null;
}

const isOpen = (note: NumberedNote) => asksForChange(note) && !isResolved(note);

/** The notes of a version beside its text, in its order; where it is not beside them, what must be changed first, with their words. */
export function VersionNotes({ notes, editPath }: VersionNotesProps) {
  const [, navigate] = useLocation();
  const now = useNow();
  const isBeside = useWide(desk);
  const open = notes.filter(isOpen);
  const must = open.filter(({ level }) => level === 'MUST').length;
  return (
    <aside aria-label="批注">
      <div className={styles.bar}>
        <h2 className={styles.name}>批注 {notes.length} 条</h2>
        <span>
          已处理 {notes.filter(isResolved).length}，待处理 {open.length}
        </span>
      </div>
      {(isBeside ? notes : byWeight(notes)).map((note) => (
        <div key={note.annotateId} className={styles.note} data-note={note.annotateId}>
          <Annotation
            id={note.annotateId}
            number={note.number}
            kind={kindOf(note)}
            resolved={isResolved(note)}
            leader
            by={`${note.teacher}，${nearWords(note.time, now)}`}
            onRevise={asksForChange(note) && editPath !== null ? () => navigate(editPath) : undefined}
          >
            {!isBeside && (
              <span className={styles.quote} data-authored="">
                “<span className={styles.quoted({ kind: kindOf(note) })}>{shortQuote(note.quote)}</span>”
              </span>
            )}
            <span data-authored="">{note.text}</span>
          </Annotation>
        </div>
      ))}
      {must > 0 && editPath !== null && (
        <p className={styles.foot}>{must} 条“必须修改”处理完才能重新提交。</p>
      )}
    </aside>
  );
}
