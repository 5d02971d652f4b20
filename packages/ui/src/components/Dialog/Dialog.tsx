import { late, useLatePanel } from '../../late/late.ts';
import type { DialogProps } from './Dialog.props.ts';

export type { DialogProps } from './Dialog.props.ts';

const panel = late(() => import('./DialogPanel.tsx'), { prefetch: 'idle' });

/**
 * A modal dialog: focus goes in, stays in and comes back to where it was; Escape closes. It lives at the end of
 * the body, so it can be rendered anywhere, also inside of another one. With `unsaved` it asks before it closes.
 * Its panel is fetched when the page is idle, or when it opens.
 */
export function Dialog(props: DialogProps) {
  const Panel = useLatePanel(panel, props.isOpen, () => props.onOpenChange(false));
  return Panel && <Panel {...props} />;
}
