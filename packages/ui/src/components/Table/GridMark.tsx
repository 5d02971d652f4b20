import type { Ref } from 'react';
import { mark } from './grid.css.ts';

/** The one stop of Tab before or after a grid. It hands focus on to the cell that had it last. */
export function GridMark({ onFocus, ref }: { onFocus: () => void; ref: Ref<HTMLSpanElement> }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveTabindex: it never keeps focus
    <span ref={ref} tabIndex={0} className={mark} onFocus={onFocus} />
  );
}
