import { Skeleton } from '@qianwei/ui/Skeleton';
import { line } from './Line.css.ts';

/** A line of text that loads, as high as the text whose class it has; `share` of the width, 0 to 1. */
export function Line({ share, className = '' }: { share: number; className?: string }) {
  return (
    <div className={`${line} ${className}`}>
      <Skeleton width={`${share * 100}%`} height="0.9em" />
    </div>
  );
}
