import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scroll of the window for each page: a kept page and a page reached with back or forward is where it was, any other
 * begins at the top. After a move, focus goes to the content, so that a screen reader reads on there.
 */
export function useScrollMemory(page: string, isKept: boolean): void {
  const positions = useRef(new Map<string, number>());
  const current = useRef<string>(undefined);
  const popped = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const saveScroll = () => {
      if (current.current !== undefined) positions.current.set(current.current, scrollY);
    };
    const markPop = () => {
      popped.current = true;
    };
    addEventListener('scroll', saveScroll, { passive: true });
    addEventListener('popstate', markPop);
    return () => {
      removeEventListener('scroll', saveScroll);
      removeEventListener('popstate', markPop);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = current.current === undefined;
    current.current = page;
    if (isFirst) return;
    const savedTop = isKept || popped.current ? positions.current.get(page) : undefined;
    popped.current = false;
    scrollTo({ top: savedTop ?? 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page, isKept]);
}
