import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Toast, type ToastItem } from './Toast.tsx';
import * as styles from './ToastRegion.css.ts';
import { type ToastRegionTexts, toastRegionTexts } from './ToastRegion.texts.ts';
import { usePause } from './usePause.ts';
import { useRegionFocus } from './useRegionFocus.ts';

export interface ToastRegionProps {
  /** The visible ones, oldest first. */
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** Called when the timers must pause: hovered, focused, dragged, or the tab is hidden (TOAST-2). */
  onPause: () => void;
  onResume: () => void;
  /** Closes all, also the waiting ones; without it there is no button. */
  onCloseAll?: () => void;
  /** The badge says `99+` above it. Default 99 (TOAST-4). */
  maxCount?: number;
  /** How many wait for a place. Default 0. */
  queuedCount?: number;
  texts?: Partial<ToastRegionTexts>;
  ref?: Ref<HTMLElement>;
}

/**
 * The messages at the top of the screen. It stays mounted while it is empty, or nothing would be announced:
 * `alert` for warnings and errors, `status` for the rest, and repeats politely, whatever they repeat. Timers live
 * with the caller; the region reports when they must pause. F6 and Alt+T reach it from anywhere, even from a modal
 * dialog; Escape, the button or a swipe to a side or up closes a toast.
 */
export function ToastRegion({
  toasts,
  onClose,
  onPause,
  onResume,
  onCloseAll,
  maxCount = 99,
  queuedCount = 0,
  ref,
  ...props
}: ToastRegionProps) {
  const texts = { ...toastRegionTexts, ...props.texts };
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement);
  const { onDrag, ...pause } = usePause(toasts.length > 0, onPause, onResume);
  const repeats = useRepeats(toasts, texts.repeated);
  useRegionFocus(region, toasts, onClose);
  return (
    <section
      ref={region}
      {...pause}
      aria-label={texts.label}
      aria-live="polite"
      aria-relevant="additions text"
      aria-keyshortcuts="F6 Alt+T"
      tabIndex={-1}
      // React Aria hides everything outside of a modal from screen readers, except elements with this mark.
      data-react-aria-top-layer="true"
      className={styles.region}
    >
      {toasts.length > 0 && (
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              toast={toast}
              maxCount={maxCount}
              texts={texts}
              onClose={() => onClose(toast.id)}
              onDrag={onDrag}
            />
          ))}
          {(queuedCount > 0 || (onCloseAll && toasts.length > 1)) && (
            <li className={styles.more}>
              <span>{queuedCount > 0 && texts.queued(queuedCount)}</span>
              {onCloseAll && (
                <Button variant="quiet" size="small" onPress={onCloseAll}>
                  {texts.closeAll}
                </Button>
              )}
            </li>
          )}
        </ol>
      )}
      <p aria-live="polite" aria-atomic="true" className={visuallyHidden}>
        {repeats}
      </p>
    </section>
  );
}

/**
 * The polite announcement of repeated toasts: each with its text, since a count alone says nothing to someone who
 * does not see the toast.
 */
function useRepeats(toasts: readonly ToastItem[], repeated: (count: number) => string): string {
  const counts = useRef(new Map<string, number>());
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const more = toasts.filter(({ id, count }) => count > 1 && count !== counts.current.get(id));
    counts.current = new Map(toasts.map(({ id, count }) => [id, count]));
    if (toasts.length === 0) setAnnouncement('');
    else if (more.length > 0)
      setAnnouncement(more.map(({ text, count }) => `${text} ${repeated(count)}`).join(' '));
  }, [toasts, repeated]);
  return announcement;
}
