import { BookCover, type BookCoverProps } from '@qianwei/ui/BookCover';
import type { ReactNode } from 'react';
import * as styles from './sheet.css.ts';

interface SheetFrameProps extends Required<Pick<BookCoverProps, 'tone'>> {
  /** Id of the heading that names the sheet. */
  titleId: string;
  /** The major, on the slip. */
  cover: string;
  /** Beside the cover, also on a phone. */
  head: ReactNode;
  children: ReactNode;
}

/** A sheet of the list: the book of a major, hollow while it has no thesis, and what is said of it. */
export function SheetFrame({ titleId, cover, tone, head, children }: SheetFrameProps) {
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.wideCover}>
        <BookCover title={cover} tone={tone} width={96} />
      </div>
      <div className={styles.phoneCover}>
        <BookCover title={cover} tone={tone} width={52} />
      </div>
      <div className={styles.words}>
        <div>{head}</div>
        {children}
      </div>
    </article>
  );
}
