import type { CourseServiceSearch } from '@qianwei/api/contract/course/catalogue';
import { useEffect, useState } from 'react';

/** The services of a person, as they were found. */
export type HeldAnswer = Extract<CourseServiceSearch, { mode: 'MINE' }>;

/** The answer found for a person, and how to forget it. */
export interface Held {
  readonly answer: HeldAnswer | null;
  found(answer: HeldAnswer): void;
  clear(): void;
}

/**
 * Holds the answer found for a person: in the page's memory alone. It is gone when the page is left, also for the
 * browser's way back, so that the next one at this computer does not see it.
 */
export function useHeld(): Held {
  const [answer, setAnswer] = useState<HeldAnswer | null>(null);
  useEffect(() => {
    const forget = () => setAnswer(null);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  return { answer, found: setAnswer, clear: () => setAnswer(null) };
}
