import { useEffect, useState } from 'react';
import { formulaTypesetter, loadFormulas } from './formulas.ts';

/**
 * False while the typesetter for the formulas of a text is loading; true without formulas (`wanted` is false), when it
 * is loaded, and when it fails to load: then they are shown as TeX. A text that waits for it never moves later.
 */
export function useFormulas(wanted: boolean): boolean {
  const [settled, setSettled] = useState(false);
  const waits = wanted && !settled && formulaTypesetter() === null;
  useEffect(() => {
    if (!waits) return;
    let left = false;
    const settle = () => {
      if (!left) setSettled(true);
    };
    loadFormulas().then(settle, settle);
    return () => {
      left = true;
    };
  }, [waits]);
  return !waits;
}
