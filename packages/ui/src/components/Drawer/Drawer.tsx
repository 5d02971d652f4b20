import type { RecipeVariants } from '@vanilla-extract/recipes';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { type CloseGuardProps, useCloseGuard } from '../Dialog/CloseGuard.tsx';
import { ModalHead } from '../Dialog/ModalHead.tsx';
import { scrim } from '../Dialog/scrim.css.ts';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends CloseGuardProps {
  /** Names the drawer. */
  title: string;
  /** A few words at the other end of the title's line: 已答 26，共 44. */
  note?: ReactNode;
  isOpen: boolean;
  /** Called with `false` on Escape, the close button or a press on the page behind. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when it has gone from the page, and no longer keeps the focus: what follows may take it. */
  onClosed?: () => void;
  /**
   * `start` is the left edge (a menu), `end` the right one (details beside a list), `bottom` rises from below (a
   * sheet). Default `bottom`.
   */
  side?: NonNullable<RecipeVariants<typeof styles.drawer>>['side'];
  children: ReactNode;
  /** The buttons at the foot. They stay visible while the content scrolls. */
  actions?: ReactNode;
  closeLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A modal dialog at an edge of the screen, for what has its own place on a wide one. With `unsaved` it asks before
 * it closes.
 */
export function Drawer({
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
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={change} isDismissable>
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
