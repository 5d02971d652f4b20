import { type ReactNode, type Ref, useContext, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { action } from './DockAction.css.ts';
import { DockSlot } from './dockSlot.ts';

/**
 * Puts a page's primary action within reach of the thumb: into the shell's dock, which only a phone shows. Where the
 * page shows the same action on a wide screen, hide that one below 992 px.
 */
export function DockAction({
  children,
  ref,
}: {
  children: ReactNode;
  /** The action's container in the dock; null outside of a shell. */
  ref?: Ref<HTMLElement>;
}) {
  const slot = useContext(DockSlot);
  const [host, setHost] = useState<HTMLElement | null>(null);
  // The host is added and removed by the effect, so that a kept page, whose effects end while it is hidden, leaves
  // nothing of itself in the dock.
  useLayoutEffect(() => {
    if (!slot) return;
    const element = document.createElement('div');
    element.className = action;
    slot.append(element);
    setHost(element);
    return () => element.remove();
  }, [slot]);
  useImperativeHandle(ref, () => host as HTMLElement, [host]);
  return host && createPortal(children, host);
}
