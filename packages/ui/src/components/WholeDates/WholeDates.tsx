import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { unbrokenParts } from '../../text/phrases.ts';
import { unbroken } from '../../theme/text.css.ts';

export interface WholeDatesProps {
  /** Text of any length, also within plain elements such as `p`; components in it look after their own. */
  children: ReactNode;
}

/**
 * A text whose dates, times, codes and counts with their unit never end a line inside: 2026年12月5日, 3 次, CY-20261118.
 * The components of this library do it for the texts that they are given; a page does it for its own paragraphs. Titles
 * are `Phrases`. A screen reader reads the text as it is.
 */
export function WholeDates({ children }: WholeDatesProps): ReactNode {
  return kept(children);
}

function kept(node: ReactNode): ReactNode {
  if (typeof node === 'string') return keptText(node);
  if (Array.isArray(node)) return joined(node).map(kept);
  if (isValidElement<{ children?: ReactNode }>(node) && isPlain(node))
    return cloneElement(node, undefined, kept(node.props.children));
  return node;
}

/** An element of HTML with a text in it, or a fragment. */
const isPlain = ({ type, props }: ReactElement<{ children?: ReactNode }>) =>
  (typeof type === 'string' || type === Fragment) && props.children !== undefined;

/** Children with their keys; texts side by side are one: `{count} 次` is written as two. */
function joined(children: ReactNode[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const isText = typeof child === 'string' || typeof child === 'number';
    const last = pieces.at(-1);
    if (isText && typeof last === 'string') pieces[pieces.length - 1] = `${last}${child}`;
    else pieces.push(isText ? `${child}` : child);
  }
  return pieces;
}

function keptText(text: string): ReactNode {
  const parts = unbrokenParts(text);
  if (!parts.some(({ unbroken: isUnbroken }) => isUnbroken)) return text;
  return parts.map(({ text: part, unbroken: isUnbroken }, index) =>
    isUnbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <span key={index} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
