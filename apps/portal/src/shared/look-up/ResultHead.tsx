import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './look-up.css.ts';

/** The head of what was found, where focus begins, with the way to empty the page. */
export function ResultHead({ children, onForget }: { children: ReactNode; onForget: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.resultHead}>
      <h2 ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {children}
      </h2>
      <span className={styles.forget}>
        <TextButton onPress={onForget}>清空并退出查询</TextButton>
      </span>
    </div>
  );
}
