import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { ModalHead } from '../Dialog/ModalHead.tsx';
import { scrim } from '../Dialog/scrim.css.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** Names the drawer. */
  title: string;
  isOpen: boolean;
  /** Hears `false` on Escape, the close button or a press on the page behind. */
  onOpenChange: (isOpen: boolean) => void;
  /** `start` is the left edge (a menu), `bottom` rises from below (a sheet). Default `bottom`. */
  side?: NonNullable<RecipeVariants<typeof styles.drawer>>['side'];
  children: ReactNode;
  closeLabel?: string;
}

/** A modal dialog at an edge of the screen, for what has its own place on a wide one. */
export function Drawer({
  title,
  isOpen,
  onOpenChange,
  side = 'bottom',
  children,
  closeLabel = '关闭',
}: DrawerProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.drawer({ side })}>
        <AriaDialog className={styles.dialog}>
          <ModalHead title={title} closeLabel={closeLabel} place="edge" onClose={() => onOpenChange(false)} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
