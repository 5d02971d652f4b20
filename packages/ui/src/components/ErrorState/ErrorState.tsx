import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** The failure and its cause: 成绩加载失败（网络超时）。 */
  title: ReactNode;
  /** The meaning for the student: 其他内容可以照常使用。 */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The retry is pending. */
  retrying?: boolean;
  retryLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A block that failed to load, in its own place, while the rest of the page stays usable. It is announced once,
 * when it appears; the button is outside of the live region.
 */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  retryLabel = '重新加载',
  ref,
}: ErrorStateProps) {
  return (
    <div ref={ref} className={styles.block}>
      <div role="alert" className={styles.message}>
        <Icon name="error" className={styles.icon} />
        <span>
          <b className={styles.strong}>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</b>
          {children}
        </span>
      </div>
      {onRetry && (
        <Button size="small" pending={retrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
