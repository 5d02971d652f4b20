import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './Checks.css.ts';
import type { Check } from './graduation.ts';

/** 毕业条件核验: each condition in one line. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <Part title="毕业条件核验" note={`${checks.length} 项，${met} 项满足`}>
      <ul className={styles.checks}>
        {checks.map(({ name, value, isMet }) => (
          <li key={name} className={styles.check} data-met={isMet || undefined}>
            <StateMark shape={isMet ? 'check' : 'cross'} tone={isMet ? 'success' : 'danger'}>
              <span className={styles.name}>{name}</span>
            </StateMark>
            <span className={visuallyHidden}>{isMet ? '满足' : '不满足'}</span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
