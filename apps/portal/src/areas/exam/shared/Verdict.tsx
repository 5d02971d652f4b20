import { StateMark, type StateMarkProps } from '@qianwei/ui/StateMark';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

/** How something stands, in one sentence, and what comes next. */
export interface VerdictWords {
  /** Above the title, in a word: 进行中. */
  state: Pick<StateMarkProps, 'shape' | 'tone'> & { word: string };
  title: string;
  text: ReactNode;
}

/** The first thing that a page says; `children` is what can be done about it. */
export function Verdict({ state, title, text, children }: VerdictWords & { children?: ReactNode }) {
  return (
    <section className={styles.verdict}>
      <div>
        <StateMark shape={state.shape} tone={state.tone}>
          {state.word}
        </StateMark>
        <h2 className={styles.verdictTitle}>{title}</h2>
        <div className={styles.verdictWords}>{text}</div>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
