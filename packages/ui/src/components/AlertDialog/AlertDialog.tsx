import { type ReactNode, type Ref, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { title as titleStyle } from '../Dialog/ModalHead.css.ts';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { answers } from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** The question, with the fact that makes it one: 还有 3 题未答，确定交卷？ */
  title: string;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  isOpen: boolean;
  /** Called with `false` when the student keeps things as they are (the safe answer or Escape). */
  onOpenChange: (isOpen: boolean) => void;
  /** The safe answer, in its own words: 回去作答. It has focus at first. */
  safeLabel: string;
  /** The answer that changes something: 仍然交卷. */
  actLabel: string;
  onAct: () => void;
  /** The changing answer is pending. */
  acting?: boolean;
  /** The safe answer is pending. */
  keeping?: boolean;
  /** Which answer is the solid button. Default `safe`; `act` where most students want to continue. */
  emphasis?: 'safe' | 'act' | 'danger';
  ref?: Ref<HTMLDivElement>;
}

/** A question that must be answered: only its two buttons and Escape (which is the safe answer) close it. */
export function AlertDialog({
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
