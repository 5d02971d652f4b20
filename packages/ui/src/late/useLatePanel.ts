import { type ComponentType, use, useEffect, useEffectEvent } from 'react';
import { FailureContext } from './failureContext.ts';
import type { Late } from './piece.ts';
import { useLate } from './useLate.ts';
import { WaitingContext } from './waitingContext.ts';

/**
 * Returns the panel of something that its owner opens, or null until its code has come: it is fetched as soon as
 * `isOpen`, unless it was before. When it does not come, `LateFailures` says so; who gives up there calls `close`.
 */
export function useLatePanel<Props>(
  piece: Late<Props>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | null {
  const report = use(FailureContext);
  const wait = use(WaitingContext);
  const { Component } = useLate(piece);
  const giveUp = useEffectEvent(close);
  const say = useEffectEvent((error: unknown) =>
    report({ error, retry: () => piece.fetch(), giveUp: () => giveUp() }),
  );
  useEffect(() => {
    if (!isOpen) return;
    let isWaiting = true;
    if (piece.component() === null) wait(piece.fetch());
    piece.fetch().catch((error) => isWaiting && say(error));
    return () => {
      isWaiting = false;
    };
  }, [isOpen, piece, wait]);
  return Component;
}
