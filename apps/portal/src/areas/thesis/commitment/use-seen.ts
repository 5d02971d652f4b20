import { type RefObject, useEffect, useRef, useState } from 'react';
import { useClient } from '../../../shared/client/client.tsx';

/** A part of a page, and when it was on the screen for the first time: ms by the server's clock, null before. */
export interface Seen<Part extends Element> {
  readonly ref: RefObject<Part | null>;
  readonly at: number | null;
}

/** Watches until a part of the page has been on the screen. */
export function useSeen<Part extends Element>(): Seen<Part> {
  const client = useClient();
  const ref = useRef<Part>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const part = ref.current;
    if (part === null || at !== null) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAt(client.serverNow());
    });
    watch.observe(part);
    return () => watch.disconnect();
  }, [client, at]);
  return { ref, at };
}
