import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import type { CloseGuardProps } from '../Dialog/CloseGuard.tsx';
import type * as styles from './Drawer.css.ts';

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
