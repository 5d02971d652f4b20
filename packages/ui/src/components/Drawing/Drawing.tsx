import type { Ref } from 'react';
import { LatePiece } from '../../late/LatePiece.tsx';
import { late } from '../../late/piece.ts';
import { drawing } from './Drawing.css.ts';
import type { DrawingName, DrawnLinesProps } from './drawings.tsx';

/** Few pages are empty when they open: the lines come when one is, into a place that has its size. */
const lines = late<DrawnLinesProps>(() => import('./drawings.tsx'));

export interface DrawingProps {
  name: DrawingName;
  ref?: Ref<SVGSVGElement>;
}

/** A small line drawing for an empty state. Always decoration: the words beside it say what is empty and why. */
export function Drawing({ name, ref }: DrawingProps) {
  return (
    <svg ref={ref} className={drawing} viewBox="0 0 160 112" aria-hidden="true">
      <LatePiece of={lines} name={name} fallback={<g aria-busy="true" />} failed={() => null} />
    </svg>
  );
}
