import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { useCloseGuard } from './CloseGuard.tsx';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.props.ts';
import { ModalHead } from './ModalHead.tsx';

/** `Dialog` with all its code: for what comes late as a whole, and must then open without a network. */
export default function DialogPanel({
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
