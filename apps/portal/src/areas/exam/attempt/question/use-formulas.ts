import { hasFormula, loadFormulas } from '@qianwei/ui/Prose/formulas';
import { useFormulas } from '@qianwei/ui/Prose/useFormulas';
import { useEffect, useMemo } from 'react';
import type { SheetItem } from '../workspace/sheet-items.ts';

const textsOf = ({ questions, material }: SheetItem): string[] => [
  ...(material === null ? [] : [material]),
  ...questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]),
];

const holdsFormula = (item: SheetItem) => textsOf(item).some(hasFormula);

/**
 * False while a question with formulas waits for the typesetter, so that no text moves later. When it cannot be
 * loaded, the question is shown with TeX. A question without a formula never waits.
 */
export function useFormulasOf(item: SheetItem): boolean {
  return useFormulas(useMemo(() => holdsFormula(item), [item]));
}

/** Fetches the typesetter for the formulas of a paper once its first question is shown: later there may be no network. */
export function useFormulasAhead(items: readonly SheetItem[]): void {
  const wanted = useMemo(() => items.some(holdsFormula), [items]);
  useEffect(() => {
    if (!wanted) return;
    const fetch = () => {
      loadFormulas().catch(() => {});
    };
    fetch();
    addEventListener('online', fetch);
    return () => removeEventListener('online', fetch);
  }, [wanted]);
}
