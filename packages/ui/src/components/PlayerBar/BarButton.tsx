import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './PlayerBar.css.ts';

export interface BarButtonProps {
  /** The action with its key: the name for a screen reader, and the tip. With `reason` the caller adds it here. */
  name: string;
  icon?: IconName;
  /** Shown alone, or beside the icon where the bar is wide; part of `name`. */
  text?: string;
  /** Makes it a toggle. */
  pressed?: boolean;
  unavailable?: boolean;
  /** Left out where the bar is narrow: it is in the menu there. */
  wideOnly?: boolean;
  /** Undefined for the button of a menu, which handles the press. */
  onPress?: () => void;
}

/** A button of the bar. What cannot be used stays reachable, and its tip says why. */
export function BarButton({ name, icon, text, pressed, unavailable, wideOnly, onPress }: BarButtonProps) {
  return (
    <Tooltip text={name} decorative>
      <Button
        className={`${styles.button} ${wideOnly ? styles.wideOnly : ''}`}
        aria-label={name}
        aria-pressed={pressed}
        aria-disabled={unavailable || undefined}
        {...(onPress && { onPress: unavailable ? undefined : onPress })}
      >
        {icon && <Icon name={icon} />}
        {text && <span className={icon && styles.wideOnly}>{text}</span>}
      </Button>
    </Tooltip>
  );
}
