import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** The attribute of the frame that a page was opened with, before its code had come. */
export const frameMark = 'data-opening-frame';

/**
 * Keeps the frame that the page was opened with, as it was filled in, so that nothing flashes or shifts while the
 * portal replaces it. Renders `children` when there is none, which is so once anything else was shown.
 */
export function StillFrame({ children }: { children: ReactNode }) {
  // Looked up while it is still on the page, and put back in the same commit that removes it.
  const [frame] = useState(() => document.querySelector(`[${frameMark}]`));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame !== null) place.current?.append(frame);
  }, [frame]);
  return frame === null ? children : <div ref={place} />;
}
