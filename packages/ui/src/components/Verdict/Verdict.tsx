import type { ReactNode, Ref } from 'react';
import { Phrases } from '../Phrases/Phrases.tsx';
import { tone } from '../StateMark/StateMark.css.ts';
import { StateMark, type StateMarkProps, StateSymbol } from '../StateMark/StateMark.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Verdict.css.ts';

export interface VerdictProps {
  /** Above the title, in a word: 进行中. Without a word its symbol is beside the title. */
  state: Pick<StateMarkProps, 'shape' | 'tone'> & { word?: string };
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
  const { shape, tone: colour = 'default', word } = state;
  const words = typeof title === 'string' ? <Phrases>{title}</Phrases> : title;
  return (
    <section ref={ref} className={word === undefined ? styles.wordless : styles.verdict}>
      <div>
        {word === undefined ? (
          <h2 className={styles.markedTitle}>
            <span className={tone[colour]}>
              <StateSymbol shape={shape} />
            </span>
            {words}
          </h2>
        ) : (
          <>
            <StateMark shape={shape} tone={colour}>
              {word}
            </StateMark>
            <h2 className={styles.title}>{words}</h2>
          </>
        )}
        <div className={styles.words}>
          <WholeDates>{text}</WholeDates>
        </div>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
