import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { late } from '../../late/late.tsx';
import type { CloseGuardProps } from './CloseGuard.tsx';
import type * as styles from './Dialog.css.ts';
import { useLatePanel } from './useLatePanel.ts';

const panel = late(() => import('./DialogPanel.tsx'));

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
 * Its panel is fetched when the page is idle, or when it opens.
 */
export function Dialog(props: DialogProps) {
  const Panel = useLatePanel(panel, props.isOpen, () => props.onOpenChange(false));
  return Panel && <Panel {...props} />;
}
