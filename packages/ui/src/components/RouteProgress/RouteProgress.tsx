import { progress } from './RouteProgress.css.ts';

export interface RouteProgressProps {
  /** The next page is on its way. */
  active: boolean;
}

/**
 * A thin bar at the top edge while the next page loads (ROUTE-13); no spinner. It tells a screen reader nothing:
 * the arriving page does. With reduced motion it stands still.
 */
export function RouteProgress({ active }: RouteProgressProps) {
  return <div className={progress} data-active={active || undefined} aria-hidden="true" />;
}
