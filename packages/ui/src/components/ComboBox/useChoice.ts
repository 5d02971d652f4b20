import { useState } from 'react';
import type { ComboBoxOption } from './options.ts';

/**
 * The chosen option, also when a new search has brought others: without it the field would forget the name of
 * what is chosen. `keep` notes a choice that the page does not hold.
 */
export function useChoice(options: ComboBoxOption[], value: string | null | undefined, initial?: string) {
  const [kept, setKept] = useState(initial ?? null);
  const [last, setLast] = useState<ComboBoxOption | null>(null);
  const id = value === undefined ? kept : value;
  const found = id === null ? undefined : options.find((option) => option.id === id);
  if (found && found !== last) setLast(found);
  return { choice: found ?? (last?.id === id ? last : null), keep: setKept };
}
