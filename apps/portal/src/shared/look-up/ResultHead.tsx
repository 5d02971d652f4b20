import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './look-up.css.ts';

export interface ResultHeadProps {
  /** The answer: focus begins here with each one. */
  answer: object;
  children: ReactNode;
  onForget: () => void;
}

/** The head of what was found, where focus begins, with the way to empty the page. */
export function ResultHead({ answer, children, onForget }: ResultHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer takes the focus again
  useEffect(() => heading.current?.focus(), [answer]);
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
