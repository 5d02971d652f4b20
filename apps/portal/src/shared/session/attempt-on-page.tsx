import type { IdleEvent } from '@qianwei/machines/idle/idle-events';
import { createContext, type ReactNode, use, useEffect } from 'react';

/** Events of an attempt that an answer page reports. */
type AttemptEvent = Extract<IdleEvent, { type: `attempt.${string}` }>;

const AttemptReport = createContext<(event: AttemptEvent) => void>(() => {});

/** Provides the pages below with the function that reports the attempt they answer. Without it nothing is reported. */
export function AttemptOnPageProvider({
  report,
  children,
}: {
  report: (event: AttemptEvent) => void;
  children: ReactNode;
}) {
  return <AttemptReport value={report}>{children}</AttemptReport>;
}

/**
 * Reports that this page answers an attempt that runs until `until` (ms since 1970; null: it does not), so that a
 * student who reads for an hour is not logged out. `isOver`: it has been submitted.
 */
export function useAttemptOnPage(until: number | null, isOver: boolean): void {
  const report = use(AttemptReport);
  useEffect(() => {
    if (until === null) return;
    report({ type: 'attempt.begun', until });
    return () => report({ type: 'attempt.left' });
  }, [until, report]);
  useEffect(() => {
    if (isOver) report({ type: 'attempt.over' });
  }, [isOver, report]);
}
