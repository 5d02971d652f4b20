import type { Ref } from 'react';
import { progress } from './RouteProgress.css.ts';

export interface RouteProgressProps {
  /** The next page is loading. */
  active: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A thin bar at the top edge while the next page loads (ROUTE-13); no spinner. A screen reader is silent about it:
 * the arriving page announces itself. With reduced motion it stands still.
 */
export function RouteProgress({ active, ref }: RouteProgressProps) {
  return <div ref={ref} className={progress} data-active={active || undefined} aria-hidden="true" />;
}
