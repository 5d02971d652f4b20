import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scroll of the window for each page: a kept page and a page reached with back or forward stands where it was, any
 * other begins at the top. After a move, focus goes to the content, so that a screen reader reads on there.
 */
export function useScrollMemory(page: string, isKept: boolean): void {
  const positions = useRef(new Map<string, number>());
  const current = useRef<string>(undefined);
  const popped = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const noteScroll = () => {
      if (current.current !== undefined) positions.current.set(current.current, scrollY);
    };
    const notePop = () => {
      popped.current = true;
    };
    addEventListener('scroll', noteScroll, { passive: true });
    addEventListener('popstate', notePop);
    return () => {
      removeEventListener('scroll', noteScroll);
      removeEventListener('popstate', notePop);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = current.current === undefined;
    current.current = page;
    if (isFirst) return;
    const known = isKept || popped.current ? positions.current.get(page) : undefined;
    popped.current = false;
    scrollTo({ top: known ?? 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page, isKept]);
}
