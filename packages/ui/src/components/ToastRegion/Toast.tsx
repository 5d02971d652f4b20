import { visuallyHidden } from '../../theme/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ToastRegion.css.ts';

/** How a message is meant (TOAST-1). */
export type ToastType = 'primary' | 'success' | 'info' | 'warning' | 'error';

/** One message as it is shown. */
export interface ToastItem {
  id: string;
  type: ToastType;
  text: string;
  /** How often it was said; from 2 on it has a badge and a second sheet (TOAST-4). */
  count: number;
  action?: { label: string; onPress: () => void };
}

/** Icon, the word that stands for it, the badge's tone, and how it is announced. */
const kinds = {
  primary: { icon: 'notice', word: '通知', tone: 'brand', role: 'status' },
  success: { icon: 'done', word: '成功', tone: 'success', role: 'status' },
  info: { icon: 'info', word: '提示', tone: 'info', role: 'status' },
  warning: { icon: 'alert', word: '注意', tone: 'warning', role: 'alert' },
  error: { icon: 'error', word: '错误', tone: 'danger', role: 'alert' },
} as const;

interface ToastProps extends ToastItem {
  maxCount: number;
  closeLabel: string;
  onClose: () => void;
}

/** One message. Type shows in icon and word, not in colour alone (TOAST-1). */
export function Toast({ id, type, text, count, action, maxCount, closeLabel, onClose }: ToastProps) {
  const { icon, word, tone, role } = kinds[type];
  return (
    <li className={styles.toast} data-toast={id} data-type={type}>
      {count > 1 && <span className={styles.sheet} aria-hidden="true" />}
      <div role={role} aria-atomic="true" className={styles.message}>
        <Icon name={icon} label={word} className={`${styles.icon} ${styles.tone[type]}`} />
        <span>{text}</span>
        {count > 1 && <span className={visuallyHidden}>，共 {count} 次</span>}
      </div>
      {count > 1 && (
        <span aria-hidden="true">
          <Badge count={count} max={maxCount} tone={tone} className={styles.badge} />
        </span>
      )}
      {action && (
        <Button variant="quiet" size="small" className={styles.action} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={closeLabel}
        size="small"
        className={styles.close}
        // A press of the mouse must not take focus out of the field someone is typing in, nor stop the timers.
        preventFocusOnPress
        onPress={onClose}
      />
    </li>
  );
}
