import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { unbroken } from '../../theme/text.css.ts';
import { StateSymbol } from '../StateMark/Mark.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Annotation.css.ts';
import { type AnnotationKind, type AnnotationTexts, annotationTexts } from './Annotation.texts.ts';
import { circled, goTo, noteId, textId } from './places.ts';

export { noteId, textId } from './places.ts';

/**
 * Keeps the number on the line of its text, and a comma after it off the start of the next one; for Chromium only
 * within what does not wrap.
 */
const joiner = '\u2060';

export interface AnnotationMarkProps {
  /** Unique id, the same as that of its `Annotation`. */
  id: string;
  /** 1 to 50 in a circle, others in brackets. */
  number: number;
  /** Solid line, dashed line or dots under the characters. */
  kind: AnnotationKind;
  /** The note is resolved: the line fades, the number stays. */
  resolved?: boolean;
  /** The text that the note is about. */
  children: ReactNode;
  texts?: Partial<AnnotationTexts>;
  ref?: Ref<HTMLElement>;
}

/** Text that a teacher has marked, and the number that leads to the note. */
export function AnnotationMark({ id, number, kind, resolved, children, texts, ref }: AnnotationMarkProps) {
  const words = { ...annotationTexts, ...texts };
  return (
    <>
      <mark
        ref={ref}
        id={textId(id)}
        tabIndex={-1}
        aria-details={noteId(id)}
        className={styles.text({ kind, resolved })}
      >
        <WholeDates>{children}</WholeDates>
      </mark>
      <span className={unbroken}>
        {joiner}
        <Button
          aria-label={words.toNote(number, words[kind])}
          className={styles.anchor({ kind })}
          onPress={() => goTo(noteId(id))}
        >
          {circled(number)}
        </Button>
        {joiner}
      </span>
    </>
  );
}

export interface AnnotationProps {
  /** Unique id, the same as that of its `AnnotationMark`. */
  id: string;
  number: number;
  kind: AnnotationKind;
  /** The teacher's words. */
  children: ReactNode;
  /** Author and time, in small type: 顾明远，11月20日 16:32. */
  by?: ReactNode;
  /** The note is resolved: only `onReply` is still offered. */
  resolved?: boolean;
  /** Goes to the text to change; without it there is no such action. */
  onRevise?: () => void;
  onReply?: () => void;
  /** The replies so far. */
  replies?: ReactNode;
  /** On a desk, draws the line that leads from the text's edge to the note, 33 px to the left of it. Default false. */
  leader?: boolean;
  texts?: Partial<AnnotationTexts>;
  ref?: Ref<HTMLElement>;
}

/** 朱批: a teacher's note in the margin of a document, for the text marked by `AnnotationMark`. */
export function Annotation({
  id,
  number,
  kind,
  children,
  by,
  resolved,
  onRevise,
  onReply,
  replies,
  leader,
  texts,
  ref,
}: AnnotationProps) {
  const words = { ...annotationTexts, ...texts };
  const own = noteId(id);
  const revise = !resolved && onRevise;
  return (
    <article
      ref={ref}
      id={own}
      tabIndex={-1}
      aria-labelledby={`${own}-kind`}
      aria-describedby={`${own}-text`}
      className={styles.note({ kind, leader })}
    >
      <Button
        aria-label={words.toText(number)}
        className={styles.number({ kind })}
        onPress={() => goTo(textId(id))}
      >
        {circled(number)}
      </Button>
      <span id={`${own}-kind`} className={styles.kind({ kind })}>
        {words[kind]}
        {resolved && (
          <span className={styles.resolved}>
            <StateSymbol shape="check" />
            {words.resolved}
          </span>
        )}
      </span>
      <div className={styles.body}>
        <div id={`${own}-text`} className={resolved ? styles.faded : undefined}>
          <WholeDates>{children}</WholeDates>
        </div>
        {by && <p className={styles.by}>{by}</p>}
        {replies && <div className={styles.replies}>{replies}</div>}
        {(revise || onReply) && (
          <div className={styles.actions}>
            {revise && <TextButton onPress={revise}>{words.revise}</TextButton>}
            {onReply && <TextButton onPress={onReply}>{words.reply}</TextButton>}
          </div>
        )}
      </div>
    </article>
  );
}
