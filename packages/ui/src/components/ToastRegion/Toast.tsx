import { visuallyHidden } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './ToastRegion.css.ts';
import type { ToastRegionTexts } from './ToastRegion.texts.ts';
import { useSwipe } from './useSwipe.ts';

/** The type of a message (TOAST-1). */
export type ToastType = 'primary' | 'success' | 'info' | 'warning' | 'error';

/** One message as it is shown. */
export interface ToastItem {
  id: string;
  type: ToastType;
  text: string;
  /** How often it was raised; from 2 on it has a badge and a second sheet (TOAST-4). */
  count: number;
  action?: { label: string; onPress: () => void };
}

/** Icon, the badge's tone, and how it is announced. */
const kinds = {
  primary: { icon: 'notice', tone: 'brand', role: 'status' },
  success: { icon: 'done', tone: 'success', role: 'status' },
  info: { icon: 'info', tone: 'info', role: 'status' },
  warning: { icon: 'alert', tone: 'warning', role: 'alert' },
  error: { icon: 'error', tone: 'danger', role: 'alert' },
} as const;

interface ToastProps {
  toast: ToastItem;
  maxCount: number;
  texts: ToastRegionTexts;
  onClose: () => void;
  /** Called when it is dragged, or released again. */
  onDrag: (dragging: boolean) => void;
}

/**
 * One message. Type shows in icon and word, not in colour alone (TOAST-1). The count is outside of what is
 * announced at once, so that the repeat of an error does not interrupt again.
 */
export function Toast({ toast, maxCount, texts, onClose, onDrag }: ToastProps) {
  const { id, type, text, count, action } = toast;
  const { icon, tone, role } = kinds[type];
  const swipe = useSwipe(onClose, onDrag);
  return (
    <li className={styles.toast} data-toast={id} data-type={type} {...swipe}>
      {count > 1 && <span className={styles.sheet} aria-hidden="true" />}
      <div role={role} aria-atomic="true" className={styles.message}>
        <Icon name={icon} label={texts[type]} className={`${styles.icon} ${styles.tone[type]}`} />
        <span>
          <WholeDates>{text}</WholeDates>
        </span>
      </div>
      {count > 1 && (
        <>
          <span aria-live="off" className={visuallyHidden}>
            {texts.repeated(count)}
          </span>
          <span aria-hidden="true">
            <CountBadge count={count} max={maxCount} tone={tone} className={styles.badge} />
          </span>
        </>
      )}
      {action && (
        <Button variant="quiet" size="small" className={styles.action} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={texts.close}
        size="small"
        className={styles.close}
        // A press of the mouse must not move focus out of the field being typed into, nor stop the timers.
        preventFocusOnPress
        onPress={onClose}
      />
    </li>
  );
}
