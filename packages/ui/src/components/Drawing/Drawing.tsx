import type { Ref } from 'react';
import { drawing } from './Drawing.css.ts';
import { type DrawingName, drawings } from './drawings.tsx';

export interface DrawingProps {
  name: DrawingName;
  ref?: Ref<SVGSVGElement>;
}

/** A small line drawing for an empty state. Always decoration: the words beside it say what is empty and why. */
export function Drawing({ name, ref }: DrawingProps) {
  return (
    <svg ref={ref} className={drawing} viewBox="0 0 160 112" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
