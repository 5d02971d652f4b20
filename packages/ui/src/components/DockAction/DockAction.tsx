import {
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { wide } from '../AppShell/frame.css.ts';
import * as styles from './DockAction.css.ts';
import { DockSlot } from './dockSlot.ts';

function subscribe(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Null where there is no browser and while the page hydrates: styles decide until then. */
const useIsWide = () =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wide).matches,
    () => null,
  );

/**
 * Puts a page's primary action within reach of the thumb: into the shell's dock, which only a phone shows. On a wide
 * screen, and outside of a shell, `inPlace` shows it where the page has it; it is in one of the two, so that a dialog
 * that it opens is there once.
 */
export function DockAction({
  children,
  inPlace = false,
  ref,
}: {
  children: ReactNode;
  /** Also where the page has it, from 992 px on. Default false: the page has it there itself, and hides it below. */
  inPlace?: boolean;
  /** The action's container in the dock; null outside of a shell. */
  ref?: Ref<HTMLElement>;
}) {
  const slot = useContext(DockSlot);
  const isWide = useIsWide();
  const [host, setHost] = useState<HTMLElement | null>(null);
  // The host is added and removed by the effect, so that a kept page, whose effects end while it is hidden, leaves
  // nothing of itself in the dock.
  useLayoutEffect(() => {
    if (!slot) return;
    const element = document.createElement('div');
    element.className = styles.action;
    slot.append(element);
    setHost(element);
    return () => element.remove();
  }, [slot]);
  useImperativeHandle(ref, () => host as HTMLElement, [host]);
  return (
    <>
      {inPlace && slot === undefined && children}
      {inPlace && slot !== undefined && isWide !== false && <div className={styles.inPlace}>{children}</div>}
      {host && !(inPlace && isWide) && createPortal(children, host)}
    </>
  );
}
