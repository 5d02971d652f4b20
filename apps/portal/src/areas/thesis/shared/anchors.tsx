import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';

/** Scrolls to a part of the page and moves the keyboard's place there; nothing without such a part. */
export function showAnchor(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Anchor in the address of the page; empty without one. */
const anchorNow = () => decodeURIComponent(location.hash.slice(1));

/** Writes the anchor into the address. The entry in the browser's history stays the same one, with its way back. */
function setAnchor(id: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
}

export interface AnchorLinkProps {
  id: string;
  className?: string;
  /** The part that the reader is at. */
  isCurrent?: boolean;
  /** Called before the page scrolls, to close a drawer or show the part first. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a part of the same page. */
export function AnchorLink({ id, className, isCurrent, onFollow, children }: AnchorLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    setAnchor(id);
    // A part that `onFollow` shows is there after it was rendered.
    requestAnimationFrame(() => showAnchor(id));
  };
  return (
    <a
      href={`#${id}`}
      className={className}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** Opens the page at the anchor of its address, and follows one that is typed there; `onAnchor` may show the part first. */
export function useAnchor(onAnchor: (id: string) => void = () => {}): void {
  const open = useEffectEvent(() => {
    const id = anchorNow();
    if (id === '') return;
    onAnchor(id);
    requestAnimationFrame(() => showAnchor(id));
  });
  useEffect(() => {
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
