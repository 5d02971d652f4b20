import { visuallyHidden } from '../../theme/text.css.ts';
import { StateSymbol } from '../StateMark/Mark.tsx';
import * as styles from './ConditionList.css.ts';
import type { ConditionTexts } from './ConditionList.texts.ts';
import type { Condition } from './condition.ts';

/** A condition that is met, or that cannot be judged yet: one line. */
export function SettledCondition({ condition, texts }: { condition: Condition; texts: ConditionTexts }) {
  const met = condition.state === 'met';
  return (
    <li className={styles.settled}>
      <StateSymbol shape={met ? 'check' : 'open'} className={met ? styles.metMark : styles.pendingMark} />
      <span className={styles.settledName}>
        {condition.name}
        <span className={visuallyHidden}> {met ? texts.met : texts.pending}</span>
      </span>
      <span className={styles.settledValue}>{condition.value}</span>
    </li>
  );
}
