import { AnnotationMark } from '@qianwei/ui/Annotation';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { Ref } from 'react';
import * as styles from './Manuscript.css.ts';
import type { Block, Manuscript as ManuscriptData, ThesisNote } from './thesis.ts';

interface ManuscriptProps {
  manuscript: ManuscriptData;
  notes: readonly ThesisNote[];
  ref?: Ref<HTMLElement>;
}

/** The student's submission, in Song type, with the teacher's marks in it. */
export function Manuscript({ manuscript, notes, ref }: ManuscriptProps) {
  const { title, note, blocks } = manuscript;
  return (
    <section className={styles.manuscript} aria-label={title}>
      <div className={styles.bar}>
        <h3 className={styles.barTitle}>{title}</h3>
        <span>{note}</span>
      </div>
      <article ref={ref} className={styles.prose}>
        {blocks.map((block) => (
          <Paragraph key={block.id} block={block} notes={notes} />
        ))}
      </article>
    </section>
  );
}

function Paragraph({ block: { kind, runs }, notes }: { block: Block; notes: readonly ThesisNote[] }) {
  const words = runs.map((run) => {
    if (typeof run === 'string') return run;
    const note = notes.find(({ id }) => id === run.note);
    if (!note) return run.text;
    return (
      <AnnotationMark
        key={note.id}
        id={note.id}
        number={note.number}
        kind={note.kind}
        resolved={note.resolved}
      >
        {run.text}
      </AnnotationMark>
    );
  });
  if (kind === 'heading') return <h4 className={styles.heading}>{words}</h4>;
  return (
    <p className={kind === 'title' ? styles.title : styles.paragraph}>
      <WholeDates>{words}</WholeDates>
    </p>
  );
}
