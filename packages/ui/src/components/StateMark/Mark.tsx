import { shape as shapeStyle } from './StateMark.css.ts';

const ring = 'M1.25 6a4.75 4.75 0 1 0 9.5 0 4.75 4.75 0 1 0-9.5 0z';

/** ○ not begun, ◐ in progress, ● done or due, ✓ passed, ▲ returned, ✕ failed, — none, ◌ not open. */
const shapes = {
  open: <path d={ring} fill="none" />,
  half: (
    <>
      <path d={ring} fill="none" />
      <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" fill="currentcolor" stroke="none" />
    </>
  ),
  full: <path d={ring} fill="currentcolor" />,
  check: <path d="m1.5 6.5 3.2 3.2 5.8-7" fill="none" strokeWidth="1.8" />,
  triangle: <path d="M6 1 11.3 10.5H.7z" fill="currentcolor" stroke="none" />,
  cross: <path d="m2 2 8 8M10 2l-8 8" fill="none" strokeWidth="1.8" />,
  dash: <path d="M1.5 6h9" fill="none" strokeWidth="1.8" />,
  dotted: <path d={ring} fill="none" strokeDasharray="1.5 2.2" strokeLinecap="butt" />,
};

/** ○ `open`, ◐ `half`, ● `full`, ✓ `check`, ▲ `triangle`, ✕ `cross`, — `dash`, ◌ `dotted`. */
export type StateShape = keyof typeof shapes;

/** The shape of a state alone, 12 px in the colour around it: only beside words that say the state. */
export function StateSymbol({ shape, className = '' }: { shape: StateShape; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`${shapeStyle} ${className}`} aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
