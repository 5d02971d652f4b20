import { useLayoutEffect, useRef } from 'react';
import { formulaTypesetter } from './formulas.ts';
import * as styles from './Prose.css.ts';

export interface FormulaProps {
  /** In TeX. A mistake in it shows it as it is written. */
  tex: string;
  /** On a line of its own. */
  isDisplay: boolean;
}

/** A typeset formula, and MathML for a screen reader; its TeX where the typesetter could not be loaded. */
export function Formula({ tex, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const typesetter = formulaTypesetter();
  useLayoutEffect(() => {
    if (place.current === null || typesetter === null) return;
    // TeX must not affect anything outside of it: no links, no classes, no endless macros.
    typesetter.render(tex, place.current, {
      displayMode: isDisplay,
      throwOnError: false,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 20,
      errorColor: 'currentcolor',
    });
  }, [tex, isDisplay, typesetter]);
  if (typesetter === null) return <code>{tex}</code>;
  return <span ref={place} className={isDisplay ? styles.display : undefined} />;
}
