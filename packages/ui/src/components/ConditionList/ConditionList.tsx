import type { ReactNode, Ref } from 'react';
import * as styles from './ConditionList.css.ts';
import { type ConditionTexts, conditionTexts } from './ConditionList.texts.ts';
import type { Condition } from './condition.ts';
import { SettledCondition } from './SettledCondition.tsx';
import { UnmetCondition } from './UnmetCondition.tsx';

export interface ConditionListProps {
  /** In the order of the rules; shown unmet first. */
  conditions: readonly Condition[];
  /** Beside the first heading: 数据更新于 11月21日 20:14. */
  note?: ReactNode;
  /** Level of the two headings; the conditions are one below. Default 2. */
  headingLevel?: 2 | 3 | 4 | 5;
  texts?: Partial<ConditionTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Why something cannot be done yet, and the ways out; below it the met conditions, one line each. A gauge shows the
 * student's value against the line, and everything it shows is also in words.
 */
export function ConditionList({ conditions, note, headingLevel = 2, texts, ref }: ConditionListProps) {
  const words = { ...conditionTexts, ...texts };
  const unmet = conditions.filter(({ state }) => state === 'unmet');
  const met = conditions.filter(({ state }) => state === 'met');
  const pending = conditions.filter(({ state }) => state === 'pending');
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div ref={ref} className={styles.list}>
      {unmet.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading className={styles.title}>{words.unmetTitle}</Heading>
            {note && <span className={styles.note}>{note}</span>}
          </div>
          <ul>
            {unmet.map((condition) => (
              <UnmetCondition
                key={condition.id}
                condition={condition}
                headingLevel={headingLevel + 1}
                texts={words}
              />
            ))}
          </ul>
        </section>
      )}
      {met.length + pending.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading className={styles.title}>{words.metTitle}</Heading>
            <span className={styles.note}>{words.metCount(met.length)}</span>
          </div>
          <ul className={styles.settledList}>
            {[...met, ...pending].map((condition) => (
              <SettledCondition key={condition.id} condition={condition} texts={words} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
