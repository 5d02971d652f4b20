import { useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { useCloseGuard } from '../Dialog/CloseGuard.tsx';
import { ModalHead } from '../Dialog/ModalHead.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Drawer.css.ts';
import type { DrawerProps } from './Drawer.props.ts';

/** `Drawer` with all its code: for what comes late as a whole, and must then open without a network. */
export default function DrawerPanel({
  title,
  note,
  isOpen,
  onOpenChange,
  onClosed,
  side = 'bottom',
  children,
  actions,
  closeLabel = '关闭',
  ref,
  ...guard
}: DrawerProps) {
  const { change, question } = useCloseGuard(guard, onOpenChange);
  return (
    <ModalOverlay className={styles.overlay[side]} isOpen={isOpen} onOpenChange={change} isDismissable>
      <Modal ref={ref} className={styles.drawer({ side })}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <ModalHead
              title={title}
              note={note}
              closeLabel={closeLabel}
              place="edge"
              onClose={() => change(false)}
            />
          </div>
          <div className={styles.body}>
            <WholeDates>{children}</WholeDates>
          </div>
          {actions && <div className={styles.foot}>{actions}</div>}
          {question}
          {onClosed && <Gone onGone={onClosed} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Says when it is taken from the page, after the modal around it has let go of the focus. */
function Gone({ onGone }: { onGone: () => void }) {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
