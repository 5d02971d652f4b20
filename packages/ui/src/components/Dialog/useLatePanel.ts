import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { type Late, useLate } from '../../late/late.tsx';

/** ms after which a browser that knows no idle time counts as idle. */
const idleDelayMs = 200;

/**
 * Returns the panel of a modal component, or null until its code has come. The code is fetched when the page is idle,
 * or as soon as `isOpen`. When it cannot come then, `useLate` reports the failure and `close` is called.
 */
export function useLatePanel<Props>(
  piece: Late<Props>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | null {
  const { Component, open } = useLate(piece);
  const panel = Component ?? piece.component();
  const show = useEffectEvent(() => open(() => {}));
  const giveUp = useEffectEvent(close);
  useEffect(() => whenIdle(() => void piece.fetch().catch(() => {})), [piece]);
  useEffect(() => {
    if (!isOpen) return;
    let isWaiting = true;
    show();
    piece.fetch().catch(() => isWaiting && giveUp());
    return () => {
      isWaiting = false;
    };
  }, [isOpen, piece]);
  return panel;
}

/** Calls `work` once nothing else is to be done; returns how to forget it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, idleDelayMs);
  return () => clearTimeout(timer);
}
