import { Fragment, type ReactNode, useEffect, useState } from 'react';

export interface ForgettingProps {
  /** `forget` empties what is inside; `wasForgotten` is true from the first time on. */
  children: (forget: () => void, wasForgotten: boolean) => ReactNode;
}

/**
 * Keeps what is inside in the page's memory alone, what was typed included, and empties it on demand and when the page is
 * left: the browser's way back does not show it to the next one at this computer.
 */
export function Forgetting({ children }: ForgettingProps) {
  const [round, setRound] = useState(0);
  const forget = () => setRound((before) => before + 1);
  useEffect(() => {
    const leave = () => setRound((before) => before + 1);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return <Fragment key={round}>{children(forget, round > 0)}</Fragment>;
}
