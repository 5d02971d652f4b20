import type { ThesisBlock, ThesisContent } from '@qianwei/api/contract/thesis/document';
import { Formula } from '@qianwei/ui/Prose/Formula';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useId } from 'react';
import type { NumberedNote } from './numbered-notes.ts';
import { Paragraph } from './Paragraph.tsx';
import * as styles from './ThesisText.css.ts';

interface TextBlockProps {
  block: ThesisBlock;
  notes: readonly NumberedNote[];
  content: ThesisContent;
}

/** A block of a text: a paragraph, or what stands between paragraphs with its number and caption. */
export function TextBlock({ block, notes, content }: TextBlockProps) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph block={block} notes={notes} content={content} />;
    case 'figure':
      return (
        <figure className={styles.figure}>
          <div className={styles.box}>
            <WholeDates>{block.description}</WholeDates>
          </div>
          <figcaption className={styles.caption}>
            {block.label} {block.caption}
          </figcaption>
        </figure>
      );
    case 'table':
      return <TextTable block={block} />;
    case 'formula':
      return (
        <div className={styles.formula}>
          <Formula tex={block.latex} isDisplay />
          <span>（{block.number}）</span>
        </div>
      );
    case 'code':
      return (
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>
            {block.label} {block.caption}
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <pre className={styles.code} tabIndex={0}>
            <code>{block.text}</code>
          </pre>
        </figure>
      );
    case 'outline':
      return (
        <ol className={styles.outline}>
          {block.items.map(({ level, text }) => (
            <li key={text} style={{ paddingLeft: `${(level - 1) * 1.5}em` }}>
              <WholeDates>{text}</WholeDates>
            </li>
          ))}
        </ol>
      );
  }
}

/** Characters of a name in the first column of a table that is kept on its line. */
const maxNameLength = 8;

function TextTable({
  block: { label, caption, columns, rows },
}: {
  block: Extract<ThesisBlock, { type: 'table' }>;
}) {
  const id = useId();
  const hasNames = rows.every(([name = '']) => name.length <= maxNameLength);
  const cellAt = (index: number) =>
    index === 0 && hasNames ? `${styles.cell} ${styles.nameCell}` : styles.cell;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroller} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {label} {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={cellAt(index)}>
                <WholeDates>{column}</WholeDates>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <td key={columns[index]} className={cellAt(index)}>
                  <WholeDates>{cell}</WholeDates>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
