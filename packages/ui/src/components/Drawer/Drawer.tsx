import { late, useLatePanel } from '../../late/late.ts';
import type { DrawerProps } from './Drawer.props.ts';

export type { DrawerProps } from './Drawer.props.ts';

const panel = late(() => import('./DrawerPanel.tsx'), { prefetch: 'idle' });

/**
 * A modal dialog at an edge of the screen, for what has its own place on a wide one. With `unsaved` it asks before
 * it closes. Its panel is fetched when the page is idle, or when it opens.
 */
export function Drawer(props: DrawerProps) {
  const Panel = useLatePanel(panel, props.isOpen, () => props.onOpenChange(false));
  return Panel && <Panel {...props} />;
}
