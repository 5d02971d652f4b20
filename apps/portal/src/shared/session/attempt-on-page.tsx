import type { IdleEvent } from '@qianwei/machines/idle/idle-events';
import { createContext, type ReactNode, use, useEffect } from 'react';

/** What an answer page reports of its attempt. */
type AttemptEvent = Extract<IdleEvent, { type: `attempt.${string}` }>;

const TellContext = createContext<(event: AttemptEvent) => void>(() => {});

/** Provides the pages below with the function that reports the attempt they answer. Without it nothing is reported. */
export function AttemptOnPageProvider({
  tell,
  children,
}: {
  tell: (event: AttemptEvent) => void;
  children: ReactNode;
}) {
  return <TellContext value={tell}>{children}</TellContext>;
}

/**
 * Reports that this page answers an attempt that runs until `until` (ms since 1970; null: it does not), so that a
 * student who reads for an hour is not logged out. `isOver`: it has been submitted.
 */
export function useAttemptOnPage(until: number | null, isOver: boolean): void {
  const tell = use(TellContext);
  useEffect(() => {
    if (until === null) return;
    tell({ type: 'attempt.begun', until });
    return () => tell({ type: 'attempt.left' });
  }, [until, tell]);
  useEffect(() => {
    if (isOver) tell({ type: 'attempt.over' });
  }, [isOver, tell]);
}
