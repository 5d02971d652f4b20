import type { ReactNode } from 'react';
import { line } from './Lines.css.ts';

export interface LinesProps {
  /** Names the list for a screen reader where no heading does. */
  label?: string;
  /** `Line`s. */
  children: ReactNode;
}

/** A list whose entries stand on hairlines instead of in boxes. */
export function Lines({ label, children }: LinesProps) {
  return <ul aria-label={label}>{children}</ul>;
}

/** One entry of `Lines`; its children stand in a row. */
export function Line({ children }: { children: ReactNode }) {
  return <li className={line}>{children}</li>;
}
