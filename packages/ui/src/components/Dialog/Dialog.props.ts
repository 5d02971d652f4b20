import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import type { CloseGuardProps } from './CloseGuard.tsx';
import type * as styles from './Dialog.css.ts';

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
