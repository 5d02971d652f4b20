import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { type CloseGuardProps, useCloseGuard } from './CloseGuard.tsx';
import * as styles from './Dialog.css.ts';
import { ModalHead } from './ModalHead.tsx';

export interface DialogProps extends CloseGuardProps {
  /** Names the dialog. */
  title: string;
  isOpen: boolean;
  /** Called with `false` when the student presses Escape, the close button or the page behind. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons at the foot, the primary one last. They stay visible while the content scrolls. */
  actions?: ReactNode;
  /** Default `narrow` (440 px); `wide` (640 px) is a sheet on a phone, `full` (960 px) its whole screen. */
  width?: NonNullable<RecipeVariants<typeof styles.sheet>>['width'];
  /** A press on the page behind closes it. False when typed text would be lost. Default true. */
  dismissable?: boolean;
  closeLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A modal dialog: focus goes in, stays in and comes back to where it was; Escape closes. It lives at the end of
 * the body, so it can be rendered anywhere, also inside of another one. With `unsaved` it asks before it closes.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  actions,
  width = 'narrow',
  dismissable = true,
  closeLabel = '关闭',
  ref,
  ...guard
}: DialogProps) {
  const { change, question } = useCloseGuard(guard, onOpenChange);
  return (
    <ModalOverlay
      className={styles.overlay({ width })}
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={dismissable}
    >
      <Modal ref={ref} className={styles.sheet({ width })}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <ModalHead title={title} closeLabel={closeLabel} place="middle" onClose={() => change(false)} />
          </div>
          <div className={styles.body}>
            <WholeDates>{children}</WholeDates>
          </div>
          {actions ? (
            <div className={`${styles.bar} ${styles.foot}`}>{actions}</div>
          ) : (
            <div className={styles.end} />
          )}
          {question}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
