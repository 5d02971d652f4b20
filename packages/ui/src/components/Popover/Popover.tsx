import type { ReactElement, ReactNode, Ref } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
  Heading,
  OverlayArrow,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens and closes it: `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Its heading, which names it. */
  title: string;
  children: ReactNode;
  /** Default `bottom start`; it flips where there is no room. */
  placement?: AriaPopoverProps['placement'];
  isOpen?: boolean;
  defaultOpen?: boolean;
  /** Called with `false` on Escape, the close button, a press elsewhere, or when focus leaves it. */
  onOpenChange?: (isOpen: boolean) => void;
  closeLabel?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Something to read or to set, beside the button that opens it. Not modal: the page behind stays readable and can
 * be used, which closes it. Focus goes in, and back to the button on Escape. A question that must be answered is a
 * `Dialog`.
 */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  closeLabel = '关闭',
  ref,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover ref={ref} className={styles.panel} placement={placement} offset={10} isNonModal>
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
                  onPress={close}
                />
              </div>
              <div className={styles.body}>{children}</div>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
