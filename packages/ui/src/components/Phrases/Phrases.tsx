import { Fragment, type Ref } from 'react';
import { phrasesOf } from '../../text/phrases.ts';
import { phrases, unbroken } from '../../theme/text.css.ts';

export interface PhrasesProps {
  /** A title, a name, a date with its words: text that is read at a glance. Long prose is better off without. */
  children: string;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A line of Chinese that ends only between phrases: never inside a word, a date, a code or a short bracket such as
 * （实践）, never before a closing mark. Where a phrase is wider than its place, it breaks anywhere rather than reach out.
 * A screen reader reads the text as it is.
 */
export function Phrases({ children, ref }: PhrasesProps) {
  return (
    <span ref={ref} className={phrases}>
      {phrasesOf(children).map(({ text, unbroken: isUnbroken }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {isUnbroken ? <span className={unbroken}>{text}</span> : text}
        </Fragment>
      ))}
    </span>
  );
}
