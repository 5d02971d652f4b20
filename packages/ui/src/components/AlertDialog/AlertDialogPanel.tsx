import { useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { title as titleStyle } from '../Dialog/ModalHead.css.ts';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { answers } from './AlertDialog.css.ts';
import type { AlertDialogProps } from './AlertDialog.props.ts';

/** `AlertDialog` with all its code: for what comes late as a whole, and must then open without a network. */
export default function AlertDialogPanel({
  title,
  children,
  isOpen,
  onOpenChange,
  safeLabel,
  actLabel,
  onAct,
  acting,
  keeping,
  emphasis = 'safe',
  ref,
}: AlertDialogProps) {
  const id = useId();
  const actLook = { safe: 'outline', act: 'primary', danger: 'danger' } as const;
  const act = (
    <Button variant={actLook[emphasis]} pending={acting} onPress={onAct}>
      {actLabel}
    </Button>
  );
  const safe = (
    <Button
      variant={emphasis === 'safe' ? 'primary' : 'outline'}
      autoFocus
      pending={keeping}
      onPress={() => onOpenChange(false)}
    >
      {safeLabel}
    </Button>
  );
  return (
    <ModalOverlay className={styles.overlay({ width: 'narrow' })} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal ref={ref} className={styles.sheet()}>
        <AriaDialog role="alertdialog" className={styles.dialog} aria-describedby={id}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={titleStyle.middle}>
              {title}
            </Heading>
          </div>
          <div id={id} className={styles.body}>
            <WholeDates>{children}</WholeDates>
          </div>
          <div className={answers}>
            {emphasis === 'act' ? safe : act}
            {emphasis === 'act' ? act : safe}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
