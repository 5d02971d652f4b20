import { Fragment, type Ref } from 'react';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { mark } from './FoundWords.css.ts';

export interface FoundWordsProps {
  /** The words that were searched for; empty marks nothing. */
  words: string;
  children: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A text with each place marked where the words stand that were searched for. */
export function FoundWords({ words, children, ref }: FoundWordsProps) {
  const pieces = words === '' ? [children] : children.split(words);
  return (
    <span ref={ref}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <Fragment key={index}>
          {index > 0 && <mark className={mark}>{words}</mark>}
          <WholeDates>{piece}</WholeDates>
        </Fragment>
      ))}
    </span>
  );
}
