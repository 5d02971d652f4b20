import type { ReactNode, Ref } from 'react';
import { line } from './Lines.css.ts';

export interface LinesProps {
  /** Names the list for a screen reader where no heading does. */
  label?: string;
  /** `Line`s. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A list whose entries are separated by hairlines instead of boxes. */
export function Lines({ label, children, ref }: LinesProps) {
  return (
    <ul ref={ref} aria-label={label}>
      {children}
    </ul>
  );
}

/** One entry of `Lines`; its children are in a row. */
export function Line({ children, ref }: { children: ReactNode; ref?: Ref<HTMLLIElement> }) {
  return (
    <li ref={ref} className={line}>
      {children}
    </li>
  );
}
