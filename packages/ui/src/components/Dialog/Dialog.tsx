import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './Dialog.css.ts';
import { ModalHead } from './ModalHead.tsx';

export interface DialogProps {
  /** Names the dialog. */
  title: string;
  isOpen: boolean;
  /** Hears `false` when the student presses Escape, the close button or the page behind. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons at the foot, the one to press last. */
  actions?: ReactNode;
  /** Default `narrow` (440 px). */
  width?: NonNullable<RecipeVariants<typeof styles.sheet>>['width'];
  /** A press on the page behind closes it. Off while something typed would be lost. Default true. */
  dismissable?: boolean;
  closeLabel?: string;
}

/**
 * A modal dialog: focus goes in, stays in and comes back to where it was; Escape closes. It lives at the end of
 * the body, so it can be rendered anywhere.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  actions,
  width,
  dismissable = true,
  closeLabel = '关闭',
}: DialogProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={dismissable}
    >
      <Modal className={styles.sheet({ width })}>
        <AriaDialog className={styles.dialog}>
          <ModalHead
            title={title}
            closeLabel={closeLabel}
            place="middle"
            onClose={() => onOpenChange(false)}
          />
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
