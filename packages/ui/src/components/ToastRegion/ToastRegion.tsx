import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Toast, type ToastItem } from './Toast.tsx';
import * as styles from './ToastRegion.css.ts';
import { usePause } from './usePause.ts';
import { useRegionFocus } from './useRegionFocus.ts';

export interface ToastRegionProps {
  /** The visible ones, oldest first. */
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** The timers must stand still. */
  onPause: () => void;
  onResume: () => void;
  /** Closes all, also the waiting ones; without it there is no button. */
  onCloseAll?: () => void;
  /** Names the region for a screen reader. */
  label?: string;
  /** The badge says `99+` above it. Default 99 (TOAST-4). */
  maxCount?: number;
  /** How many wait for a place. Default 0. */
  queuedCount?: number;
  closeLabel?: string;
  closeAllLabel?: string;
}

/**
 * The messages at the top of the screen. It stays mounted while it is empty, or nothing would be announced:
 * `alert` for warnings and errors, `status` for the rest. Timers live with the caller; the region says when they
 * stand still. F6 and Alt+T reach it from anywhere, even from a modal dialog.
 */
export function ToastRegion({
  toasts,
  onClose,
  onPause,
  onResume,
  onCloseAll,
  label = '通知',
  maxCount = 99,
  queuedCount = 0,
  closeLabel = '关闭',
  closeAllLabel = '全部关闭',
}: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const pause = usePause(toasts.length > 0, onPause, onResume);
  useRegionFocus(ref, toasts, onClose);
  return (
    <section
      ref={ref}
      {...pause}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      aria-keyshortcuts="F6 Alt+T"
      tabIndex={-1}
      // React Aria hides what lies outside of a modal from screen readers, except what has this mark.
      data-react-aria-top-layer="true"
      className={styles.region}
    >
      {toasts.length > 0 && (
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              {...toast}
              maxCount={maxCount}
              closeLabel={closeLabel}
              onClose={() => onClose(toast.id)}
            />
          ))}
          {(queuedCount > 0 || (onCloseAll && toasts.length > 1)) && (
            <li className={styles.more}>
              <span>{queuedCount > 0 && `还有 ${queuedCount} 条`}</span>
              {onCloseAll && (
                <Button variant="quiet" size="small" onPress={onCloseAll}>
                  {closeAllLabel}
                </Button>
              )}
            </li>
          )}
        </ol>
      )}
    </section>
  );
}
