import { late, useLatePanel } from '../../late/late.ts';
import type { AlertDialogProps } from './AlertDialog.props.ts';

export type { AlertDialogProps } from './AlertDialog.props.ts';

const panel = late(() => import('./AlertDialogPanel.tsx'), { prefetch: 'idle' });

/**
 * A question that must be answered: only its two buttons and Escape (which is the safe answer) close it. Its panel is
 * fetched when the page is idle, or when it opens.
 */
export function AlertDialog(props: AlertDialogProps) {
  const Panel = useLatePanel(panel, props.isOpen, () => props.onOpenChange(false));
  return Panel && <Panel {...props} />;
}
