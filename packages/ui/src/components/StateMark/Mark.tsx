import { shape as shapeStyle } from './StateMark.css.ts';
import { type StateShape, shapes } from './shapes.tsx';

/** The shape of a state alone, 12 px in the colour around it: only beside words that say the state. */
export function Mark({ shape, className = '' }: { shape: StateShape; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`${shapeStyle} ${className}`} aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
