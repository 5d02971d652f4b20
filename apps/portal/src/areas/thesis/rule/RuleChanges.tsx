import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { AnchorLink } from '../shared/anchors.tsx';
import * as styles from './RulePage.css.ts';

export interface RuleChangesProps {
  rule: Pick<ThesisRule, 'changes'>;
  /** Called before the chapter of a change is shown. */
  onFollow?: () => void;
}

/** The differences from the version before, each with a link to its chapter where it has one. */
export function RuleChanges({ rule, onFollow }: RuleChangesProps) {
  return (
    <ul className={styles.changes}>
      {rule.changes.map(({ label, text, chapterId }) => (
        <li key={`${label}${text}`} className={styles.change}>
          {chapterId !== null && (
            <AnchorLink id={chapterId} onFollow={onFollow}>
              {label || '看这一处'}
            </AnchorLink>
          )}
          {chapterId === null && label !== '' && <strong>{label}</strong>}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
