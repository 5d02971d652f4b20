import type { Inline, ThesisBlock, ThesisContent } from '@qianwei/api/contract/thesis/document';
import { AnnotationMark } from '@qianwei/ui/Annotation';
import { Formula } from '@qianwei/ui/Prose/Formula';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { markedRuns } from './marked-runs.ts';
import { isResolved, kindOf, type NumberedNote } from './numbered-notes.ts';
import * as styles from './ThesisText.css.ts';

interface ParagraphProps {
  block: Extract<ThesisBlock, { type: 'paragraph' }>;
  notes: readonly NumberedNote[];
  content: Pick<ThesisContent, 'footnotes'>;
}

/** Brings a reference or a footnote into view and moves focus to it. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** A paragraph with the marks of its notes. */
export function Paragraph({ block, notes, content }: ParagraphProps) {
  let at = 0;
  const keyed = markedRuns(block, notes).map((run) => {
    at += run.pieces.length;
    return { ...run, key: at };
  });
  return (
    <p id={block.id} className={styles.paragraph}>
      {keyed.map(({ note, pieces, key }) =>
        note === null ? (
          <Pieces key={key} pieces={pieces} content={content} />
        ) : (
          <AnnotationMark
            key={key}
            id={note.annotateId}
            number={note.number}
            kind={kindOf(note)}
            resolved={isResolved(note)}
          >
            <Pieces pieces={pieces} content={content} />
          </AnnotationMark>
        ),
      )}
    </p>
  );
}

function Pieces({ pieces, content }: { pieces: readonly Inline[] } & Pick<ParagraphProps, 'content'>) {
  let at = 0;
  return pieces.map((piece) => {
    at += 1;
    return <Piece key={at} piece={piece} content={content} />;
  });
}

function Piece({ piece, content }: { piece: Inline } & Pick<ParagraphProps, 'content'>) {
  switch (piece.type) {
    case 'text':
      return <WholeDates>{piece.text}</WholeDates>;
    case 'citation':
      return (
        <span className={styles.inText}>
          <TextButton onPress={() => goTo(`reference-${piece.refs[0] ?? ''}`)}>{piece.text}</TextButton>
        </span>
      );
    case 'crossRef':
      return piece.text;
    case 'footnote': {
      const no = content.footnotes.find(({ id }) => id === piece.id)?.no;
      return no === undefined ? null : (
        <span className={styles.inText}>
          <TextButton onPress={() => goTo(`footnote-${piece.id}`)}>{`[注${no}]`}</TextButton>
        </span>
      );
    }
    case 'math':
      return <Formula tex={piece.latex} isDisplay={false} />;
  }
}
