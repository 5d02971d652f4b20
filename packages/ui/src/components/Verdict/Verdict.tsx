import type { ReactNode, Ref } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import { StateMark, type StateMarkProps } from '../StateMark/StateMark.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Verdict.css.ts';

export interface VerdictProps {
  /** Above the title, in a word: 进行中. */
  state: Pick<StateMarkProps, 'shape' | 'tone'> & { word: string };
  /** The state in one sentence (`h2`): 还可以测 2 次. */
  title: ReactNode;
  /** The meaning of the state, and the next step. */
  text: ReactNode;
  /** The actions: the page's one primary action, and a link or two. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The lead of a page: the state of something and what comes next, with the actions beside it. */
export function Verdict({ state, title, text, children, ref }: VerdictProps) {
  return (
    <section ref={ref} className={styles.verdict}>
      <div>
        <StateMark shape={state.shape} tone={state.tone}>
          {state.word}
        </StateMark>
        <h2 className={styles.title}>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</h2>
        <div className={styles.words}>
          <WholeDates>{text}</WholeDates>
        </div>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
