import { type ComponentType, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { FailureContext } from './failureContext.ts';
import type { Late } from './piece.ts';
import { WaitingContext } from './waitingContext.ts';
import { whenIdle } from './whenIdle.ts';

/** A late component in use. */
export interface LateUse<Props> {
  /** Null until the code is loaded. */
  Component: ComponentType<Props> | null;
  /** Loads ahead, on hover or focus; a failure is reported at the press. */
  prepare: () => void;
  /** Loads, which `LateFailures` shows, then calls `then`; a failure is said by `LateFailures`, which tries again. */
  open: (then: () => void) => void;
}

/**
 * Uses a late component that a press opens: its trigger is there at once, and the first press opens it. Fetches the code
 * ahead as the component was declared.
 */
export function useLate<Props>(piece: Late<Props>): LateUse<Props> {
  const report = use(FailureContext);
  const wait = use(WaitingContext);
  const Component = useSyncExternalStore(piece.subscribe, piece.guarded, () => null);
  const prepare = useCallback(() => void piece.fetch().catch(() => {}), [piece]);
  const open = useCallback(
    (then: () => void) => {
      const retry = async () => {
        await piece.fetch();
        then();
      };
      if (piece.component() === null) wait(piece.fetch());
      retry().catch((error) => report({ error, retry }));
    },
    [piece, report, wait],
  );
  useEffect(() => {
    if (piece.prefetch === 'mount') prepare();
    if (piece.prefetch === 'idle') return whenIdle(prepare);
  }, [piece, prepare]);
  return { Component, prepare, open };
}
