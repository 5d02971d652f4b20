import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Marks the frame that a page was opened with, before its code had come. */
export const frameMark = 'data-opening-frame';

/**
 * The frame that the page was opened with, as it stands there with what has been filled in, so that nothing flashes
 * or moves while the portal takes its place. `children` when there is none: it is gone once something else was shown.
 */
export function StillFrame({ children }: { children: ReactNode }) {
  // Looked up while it is still on the page, and put back in the same commit that takes it off.
  const [frame] = useState(() => document.querySelector(`[${frameMark}]`));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame !== null) place.current?.append(frame);
  }, [frame]);
  return frame === null ? children : <div ref={place} />;
}
