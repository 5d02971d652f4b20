import { drawing } from './Drawing.css.ts';
import { type DrawingName, drawings } from './drawings.tsx';

export interface DrawingProps {
  name: DrawingName;
}

/** A small line drawing for an empty state. Always decoration: the words beside it say what is the matter. */
export function Drawing({ name }: DrawingProps) {
  return (
    <svg className={drawing} viewBox="0 0 160 112" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
