import type { ReactNode, Ref, RefObject } from 'react';
import { Dialog, Heading, OverlayArrow, Popover, type PopoverProps } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverPanelProps {
  /** Its heading, which names it. */
  title: string;
  children: ReactNode;
  /** Default `bottom start`; it flips where there is no room. */
  placement?: PopoverProps['placement'];
  closeLabel?: string;
  ref?: Ref<HTMLElement>;
  /** The button beside which it opens. Without it the panel is inside of a trigger that opens and closes it. */
  anchor?: RefObject<HTMLElement | null>;
  isOpen?: boolean;
  /** Called with `false` on Escape, the close button, a press elsewhere, or when focus leaves it; not by a press of `anchor`. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** `Popover` without its button, for what comes late as a whole: whoever has the button opens and closes it. */
export function PopoverPanel({
  title,
  children,
  placement = 'bottom start',
  closeLabel = '关闭',
  ref,
  anchor,
  ...state
}: PopoverPanelProps) {
  return (
    <Popover
      {...state}
      ref={ref}
      className={styles.panel}
      placement={placement}
      offset={10}
      isNonModal
      {...(anchor && {
        triggerRef: anchor,
        // Its press closes by itself; closed before by the focus that moves, it would open again.
        shouldCloseOnInteractOutside: (element: Element) => !anchor.current?.contains(element),
      })}
    >
      <OverlayArrow>
        <svg viewBox="0 0 16 8" className={styles.arrow} aria-hidden="true">
          <path d="M0 0l8 8 8-8" />
        </svg>
      </OverlayArrow>
      <Dialog className={styles.dialog}>
        {({ close }) => (
          <>
            <div className={styles.head}>
              <Heading slot="title" level={3} className={styles.title}>
                {title}
              </Heading>
              <IconButton
                icon="close"
                label={closeLabel}
                size="small"
                className={styles.close}
                onPress={() => (anchor ? state.onOpenChange?.(false) : close())}
              />
            </div>
            <div className={styles.body}>{children}</div>
          </>
        )}
      </Dialog>
    </Popover>
  );
}
