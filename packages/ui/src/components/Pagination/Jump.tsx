import { type SyntheticEvent, useState } from 'react';
import * as styles from './Pagination.css.ts';
import type { PaginationTexts } from './Pagination.texts.ts';
import { existingPage } from './pages.ts';

export interface JumpProps {
  id: string;
  count: number;
  onJump: (page: number) => void;
  texts: PaginationTexts;
}

/** A page by its number: Enter goes there, beyond the end to the last. */
export function Jump({ id, count, onJump, texts }: JumpProps) {
  const [text, setText] = useState('');
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const page = Number.parseInt(text.normalize('NFKC'), 10);
    setText('');
    if (!Number.isNaN(page)) onJump(existingPage(page, count));
  };
  return (
    <form className={styles.jump} onSubmit={go}>
      <label htmlFor={id}>{texts.jump}</label>
      <input
        id={id}
        aria-label={texts.jumpLabel}
        className={styles.jumpField}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <span aria-hidden="true">{texts.jumpUnit}</span>
    </form>
  );
}
