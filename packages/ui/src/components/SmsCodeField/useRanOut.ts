import { useState } from 'react';

/** True from the end of a wait until the next one begins; false before the first. */
export function useRanOut(waiting: boolean): boolean {
  const [before, setBefore] = useState({ waiting, ranOut: false });
  if (before.waiting !== waiting) setBefore({ waiting, ranOut: !waiting });
  return before.ranOut;
}
