import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './RowQuestion.css.ts';

interface RowOutcomeProps {
  /** 已撤销 13015 计算机系统原理 */
  title: string;
  /** Its receipt, and what comes of it. */
  children: ReactNode;
}

/** The outcome of a question, in its place; focus comes here. */
export function RowOutcome({ title, children }: RowOutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.outcome}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
