import { useEffect, useState } from 'react';
import { formulaTypesetter, loadFormulas } from './formulas.ts';

/**
 * False while what the formulas of a text need is on its way; true without formulas (`wanted` is false), when it is
 * here, and when it cannot be fetched: then they are shown as TeX. What waits for it never changes its place later.
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
