import { Annotation } from '@qianwei/ui/Annotation';
import { type RefObject, useState } from 'react';
import { Leaders } from './Leaders.tsx';
import { bar, barTitle } from './Manuscript.css.ts';
import * as styles from './MarginNotes.css.ts';
import { byWeight, kindsOf, leftToDo, progressOf } from './note-figures.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { ThesisNote } from './thesis.ts';
import type { NotePlace } from './use-note-places.ts';

export interface NoteActions {
  /** Goes to the place in the draft. */
  onRevise?: (id: string) => void;
  onReply?: (id: string, text: string) => void;
}

interface MarginNotesProps extends NoteActions {
  notes: readonly ThesisNote[];
  isDesk: boolean;
  places: readonly NotePlace[];
  /** px. */
  height: number;
  column: RefObject<HTMLDivElement | null>;
}

/** 朱批: on a desk each at its line of the text, on a phone a list with the marked words, the most important first. */
export function MarginNotes({ notes, isDesk, places, height, column, onRevise, onReply }: MarginNotesProps) {
  const [replying, setReplying] = useState<string>();
  return (
    <aside className={styles.notes} aria-label="批注">
      <div className={`${bar} ${styles.bar}`}>
        <h3 className={barTitle}>{notes.length > 0 ? `批注 ${notes.length} 条` : '批注'}</h3>
        {notes.length > 0 && <span>{isDesk ? progressOf(notes) : kindsOf(notes)}</span>}
      </div>
      <div ref={column} className={styles.column} style={{ minHeight: height || undefined }}>
        <Leaders places={places} notes={notes} />
        <ol className={styles.list}>
          {(isDesk ? notes : byWeight(notes)).map((note) => {
            const { id, kind, number, resolved, replies = [] } = note;
            const place = places.find((measured) => measured.id === id);
            const asks = kind !== 'praise';
            return (
              <li
                key={id}
                className={styles.note}
                data-placed={place ? true : undefined}
                style={place && { top: place.top }}
              >
                <Annotation
                  id={id}
                  number={number}
                  kind={kind}
                  resolved={resolved}
                  onRevise={asks && onRevise ? () => onRevise(id) : undefined}
                  onReply={asks && onReply ? () => setReplying(id) : undefined}
                  replies={
                    (replies.length > 0 || replying === id) && (
                      <>
                        {replies.map((reply) => (
                          <p key={reply} className={styles.reply}>
                            我：{reply}
                          </p>
                        ))}
                        {replying === id && (
                          <ReplyForm
                            onSend={(text) => {
                              onReply?.(id, text);
                              setReplying(undefined);
                            }}
                            onCancel={() => setReplying(undefined)}
                          />
                        )}
                      </>
                    )
                  }
                >
                  <p className={styles.quote}>
                    “<span className={styles.quoted({ kind, resolved })}>{note.quote}</span>”
                  </p>
                  <p>{note.text}</p>
                </Annotation>
                {asks && !resolved && <span className={styles.open}>未处理</span>}
              </li>
            );
          })}
        </ol>
      </div>
      <p className={styles.left}>{leftToDo(notes)}</p>
    </aside>
  );
}
