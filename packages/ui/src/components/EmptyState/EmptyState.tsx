import type { ReactNode, Ref } from 'react';
import { Drawing } from '../Drawing/Drawing.tsx';
import type { DrawingName } from '../Drawing/drawings.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  drawing: DrawingName;
  /** The state: 暂无考试计划. */
  title: ReactNode;
  /** Why, and when it changes: 本考期课表将于 11月30日 公布。 */
  why: ReactNode;
  /** The one way out: a link or a button. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** An empty state: a drawing, the reason, and one action. Never just “no data”. */
export function EmptyState({ drawing, title, why, action, ref }: EmptyStateProps) {
  return (
    <div ref={ref} className={styles.empty}>
      <Drawing name={drawing} />
      <p className={styles.title}>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</p>
      <p className={styles.why}>{typeof why === 'string' ? <Phrases>{why}</Phrases> : why}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
