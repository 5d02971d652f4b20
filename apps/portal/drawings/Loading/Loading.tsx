import { Skeleton } from '@qianwei/ui/Skeleton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import * as styles from './Loading.css.ts';

/** Content that loads: skeletons to see, 正在加载 for screen readers. */
export function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        正在加载{what}
      </p>
      {children}
    </div>
  );
}

interface WordsProps {
  /** Of `width`, 0 to 1, line by line. */
  shares: readonly number[];
  /** Further lines that the same text has on a phone. */
  phone?: readonly number[];
  /** In place of a heading, whose lines are closer. */
  heading?: boolean;
  /** Any CSS length. Default the whole width. */
  width?: string;
}

/** Skeleton lines in the size and height of the text around them. */
export function Words({ shares, phone = [], heading, width = '100%' }: WordsProps) {
  return (
    <span className={heading ? styles.heading : styles.words} style={{ width }} aria-hidden="true">
      {[...shares, ...phone].map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <span key={index} className={index < shares.length ? styles.line : styles.phoneLine}>
          <Skeleton width={`${share * 100}%`} height="0.9em" />
        </span>
      ))}
    </span>
  );
}
