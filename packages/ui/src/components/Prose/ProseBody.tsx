import { Fragment, type ReactNode } from 'react';
import { FoundWords } from '../FoundWords/FoundWords.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { pictureAddress } from './addresses.ts';
import { Formula } from './Formula.tsx';
import { headingLevels } from './heading-levels.ts';
import { aroundBlanks } from './markdown.ts';
import { type ProseElement, type ProseNode, plainTags } from './nodes.ts';
import * as styles from './Prose.css.ts';
import type { ProseTexts } from './Prose.texts.ts';
import { ProseImage } from './ProseImage.tsx';
import { ProseLink } from './ProseLink.tsx';

export interface ProseBodyProps {
  nodes: readonly ProseNode[];
  /** Level of the highest headings. */
  topLevel: number;
  /** Rows of tables become cards on a phone: the tables of a notice do, a relation in a question stays one. */
  asCards: boolean;
  onNavigate?: (path: string) => void;
  texts: ProseTexts;
  /** Leaves it to the browser where lines end. */
  plain: boolean;
  /** Renders a blank by its index from 0. */
  blank?: (index: number) => ReactNode;
  /** Words to be marked. */
  marked?: string;
}

/** The context of every element. */
interface Frame extends Omit<ProseBodyProps, 'nodes'> {
  levels: ReadonlyMap<string, number>;
  /** Within a table: the names of its columns, none where they cannot be told. */
  columns?: readonly string[] | null;
  /** Blanks shown so far. */
  seen: { blanks: number };
}

/** Nodes as React elements. */
export function ProseBody({ nodes, ...props }: ProseBodyProps) {
  return showAll(nodes, { ...props, levels: headingLevels(nodes, props.topLevel), seen: { blanks: 0 } });
}

function showAll(nodes: readonly ProseNode[], frame: Frame): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    <Fragment key={index}>{typeof node === 'string' ? words(node, frame) : show(node, frame)}</Fragment>
  ));
}

function words(text: string, frame: Frame): ReactNode {
  if (frame.marked && text.includes(frame.marked))
    return <FoundWords words={frame.marked}>{text}</FoundWords>;
  if (frame.blank === undefined) return frame.plain ? text : <WholeDates>{text}</WholeDates>;
  const [first, ...others] = aroundBlanks(text);
  return others.reduce<ReactNode[]>(
    (pieces, piece) => {
      const index = frame.seen.blanks++;
      pieces.push(<Fragment key={index}>{frame.blank?.(index)}</Fragment>, piece);
      return pieces;
    },
    [first],
  );
}

function show(node: ProseElement, frame: Frame): ReactNode {
  const { tag, attributes } = node;
  if (tag === 'table') return table(node, frame);
  if (tag === 'tr' && frame.columns) return row(node, frame, frame.columns);
  const children = showAll(node.children, frame);
  const level = frame.levels.get(tag);
  if (level !== undefined) {
    const Heading = `h${level}` as 'h2';
    return <Heading>{children}</Heading>;
  }
  if (plainTags.includes(tag)) {
    const Plain = tag as 'span';
    return <Plain>{children}</Plain>;
  }
  switch (tag) {
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'ol':
      return <ol start={whole(attributes.start)}>{children}</ol>;
    case 'a':
      return (
        <ProseLink
          address={attributes.href}
          apart={attributes.target === '_blank'}
          onNavigate={frame.onNavigate}
          newWindow={frame.texts.newWindow}
        >
          {children}
        </ProseLink>
      );
    case 'img':
      return (
        <ProseImage
          src={pictureAddress(attributes.src)}
          alt={attributes.alt ?? ''}
          width={whole(attributes.width)}
          height={whole(attributes.height)}
          missing={frame.texts.imageMissing}
        />
      );
    case 'formula':
      return <Formula tex={attributes.tex ?? ''} isDisplay={attributes.display === 'true'} />;
    case 'th':
    case 'td':
      return cell(node, children);
    default:
      return children;
  }
}

/** A table; with named columns and no spans its rows become cards on a phone. */
function table(node: ProseElement, frame: Frame): ReactNode {
  const columns = frame.asCards ? columnsOf(node) : null;
  return (
    // No landmark: a text may have many tables, and most have no name of their own.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms
    <div
      role="group"
      className={styles.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
      tabIndex={0}
      aria-label={captionOf(node) || frame.texts.table}
    >
      <table className={columns ? styles.cards : undefined}>
        {showAll(node.children, { ...frame, columns })}
      </table>
    </div>
  );
}

/** A row of a table whose rows are cards on a phone: there each cell says its column. */
function row(node: ProseElement, frame: Frame, columns: readonly string[]): ReactNode {
  const cells = elementsIn(node);
  const isHead = cells.every(({ tag }) => tag === 'th');
  return (
    <tr className={isHead ? styles.heads : undefined}>
      {cells.map((own, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
        <Fragment key={index}>
          {cell(own, <span>{showAll(own.children, frame)}</span>, columns[index])}
        </Fragment>
      ))}
    </tr>
  );
}

function cell({ tag, attributes }: ProseElement, children: ReactNode, column?: string): ReactNode {
  const spans = { colSpan: whole(attributes.colspan), rowSpan: whole(attributes.rowspan) };
  if (tag === 'td')
    return (
      <td {...spans} data-column={column}>
        {children}
      </td>
    );
  return (
    <th {...spans} scope={attributes.scope} data-column={column}>
      {children}
    </th>
  );
}

const elementsIn = ({ children }: ProseElement) =>
  children.filter((child): child is ProseElement => typeof child !== 'string');

/** The names of the columns: of a first row of heads, where no cell spans others and no row has more; else null. */
function columnsOf(node: ProseElement): string[] | null {
  const rows = elementsIn(node).flatMap((part) => (part.tag === 'tr' ? [part] : elementsIn(part)));
  const [heads, ...others] = rows.filter(({ tag }) => tag === 'tr').map(elementsIn);
  if (heads === undefined || others.length === 0 || !heads.every(({ tag }) => tag === 'th')) return null;
  const isPlain = [heads, ...others]
    .flat()
    .every(({ attributes: { colspan, rowspan } }) => !colspan && !rowspan);
  return isPlain && others.every(({ length }) => length <= heads.length)
    ? heads.map((head) => wordsOf(head).trim())
    : null;
}

/** A whole number from 1 to 9999; undefined for anything else. */
function whole(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

function captionOf(table: ProseElement): string {
  const caption = table.children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  return caption ? wordsOf(caption).trim() : '';
}

const wordsOf = (node: ProseNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('');
