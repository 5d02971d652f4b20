import type { RecipeVariants } from '@vanilla-extract/recipes';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as styles from './Button.css.ts';

type Look = NonNullable<RecipeVariants<typeof styles.button>>;

export type ButtonProps = Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending' | 'isDisabled'
> & {
  /** `primary` is for the one primary action of a page. Default `outline`. */
  variant?: Look['variant'];
  /** Default `medium` (44 px); `field` is for beside a field. */
  size?: Look['size'];
  /** Takes the whole width. */
  block?: boolean;
  icon?: IconName;
  /** The action is pending: presses do nothing, text and focus stay. */
  pending?: boolean;
  /**
   * The action is not possible yet. The button is dashed, never simply grey, and still takes a press: that moves focus
   * to `reason`, and neither `onPress` nor the form receives it.
   */
  blocked?: boolean;
  /** Why it is blocked and the way out, with a link; shown beside the button and read with it. */
  reason?: ReactNode;
  /** Called with a press while it is blocked, where the reason stands elsewhere, instead of moving focus to `reason`. */
  onBlocked?: () => void;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button. In words: what happens when it is pressed. */
export function Button({ blocked = false, reason, onBlocked, ...props }: ButtonProps) {
  const reasonId = useId();
  const reasonRef = useRef<HTMLDivElement>(null);
  if (!blocked) return <Plain {...props} />;
  return (
    <div className={styles.withReason}>
      <Plain
        {...props}
        blocked
        type="button"
        onPress={onBlocked ?? (() => reasonRef.current?.focus())}
        aria-describedby={reason ? reasonId : props['aria-describedby']}
      />
      {reason && (
        <div id={reasonId} ref={reasonRef} tabIndex={-1} className={styles.reason}>
          <Icon name="alert" size="small" />
          <span>{reason}</span>
        </div>
      )}
    </div>
  );
}

function Plain({
  variant,
  size,
  block,
  blocked,
  icon,
  pending,
  className = '',
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      isPending={pending}
      className={`${styles.button({ variant, size, block, blocked })} ${className}`}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </AriaButton>
  );
}

function Spinner() {
  return (
    <svg viewBox="0 0 16 16" className={styles.spinner} aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" opacity="0.3" />
      <path d="M8 1.8A6.2 6.2 0 0 1 14.2 8" />
    </svg>
  );
}
