import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './FileChecks.css.ts';
import type { CheckState, PhotoCheck } from './photo-checks.ts';

const looks = {
  ok: { shape: 'check', tone: 'success', word: '合格' },
  note: { shape: 'triangle', tone: 'warning', word: '留意' },
  wrong: { shape: 'cross', tone: 'danger', word: '不合格' },
  person: { shape: 'open', tone: 'muted', word: '人工' },
} as const satisfies Record<CheckState, object>;

const count = (checks: readonly PhotoCheck[], state: CheckState) =>
  checks.filter((check) => check.state === state).length;

function summaryOf(checks: readonly PhotoCheck[]): string {
  const words = (['ok', 'wrong', 'note'] as const).flatMap((state) => {
    const n = count(checks, state);
    return n === 0 ? [] : [`${n} 项${looks[state].word}`];
  });
  return words.join('，');
}

/** 逐项检查: what was checked of a file, each with its value. */
export function FileChecks({ checks }: { checks: readonly PhotoCheck[] }) {
  return (
    <Part title="逐项检查" note={<span role="status">{summaryOf(checks)}</span>}>
      <ul className={styles.checks}>
        {checks.map(({ name, value, state, hint }) => (
          <li key={name}>
            <StateMark shape={looks[state].shape} tone={looks[state].tone}>
              <span className={visuallyHidden}>{looks[state].word}</span>
            </StateMark>
            <span>
              {name}
              {hint && <small className={styles.checkHint}>{hint}</small>}
            </span>
            <span className={styles.checkValue}>{value}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
