import { useState } from 'react';
import { useControlledState } from '../../hooks/useControlledState.ts';

/** One choice of a `ComboBox`. */
export type ComboBoxOption = {
  id: string;
  /** The name of the choice, shown in the field afterwards. Options of one name are found together. */
  name: string;
  /** Under the name, such as 6 学分，必考. */
  description?: string;
  /** Further search terms, such as the course's code and its old one. The first is shown beside the name. */
  codes?: string[];
  /** Why it cannot be chosen now. */
  reason?: string;
};

/** Choices under a heading. */
export type ComboBoxSection = { id: string; name: string; options: ComboBoxOption[] };

export type ComboBoxEntry = ComboBoxOption | ComboBoxSection;

export function isSection(entry: ComboBoxEntry): entry is ComboBoxSection {
  return 'options' in entry;
}

/** All options, without their sections. */
export function flat(entries: ComboBoxEntry[]): ComboBoxOption[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.options : [entry]));
}

/** The searched text of each name. */
export function searchable(options: ComboBoxOption[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, codes = [] } of options)
    found.set(name, [found.get(name) ?? plain(name), ...codes.map(plain)].join('\n'));
  return found;
}

/** True when every word that was typed is in the text: `离散 02324` finds 离散数学. */
export function optionMatches(text: string, typed: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The first `limit` matches, shown while the code of the virtual list is loading. */
export function firstMatches(options: ComboBoxOption[], typed: string, limit: number): ComboBoxOption[] {
  const found = searchable(options);
  return options.filter(({ name }) => optionMatches(found.get(name) ?? '', typed)).slice(0, limit);
}

/** The entries with the chosen option among them. */
export function withChoice(entries: ComboBoxEntry[], choice: ComboBoxOption | null): ComboBoxEntry[] {
  return choice && !flat(entries).some(({ id }) => id === choice.id) ? [choice, ...entries] : entries;
}

/**
 * The chosen option, also when a new search has returned others: without it the field would lose the name of the
 * choice. `keep` remembers a choice that the page does not control.
 */
export function useChoice(options: ComboBoxOption[], value: string | null | undefined, initial?: string) {
  const [id, keep] = useControlledState(value, initial ?? null);
  const [last, setLast] = useState<ComboBoxOption | null>(null);
  const found = id === null ? undefined : options.find((option) => option.id === id);
  if (found && found !== last) setLast(found);
  return { choice: found ?? (last?.id === id ? last : null), keep };
}

/** Ignores full and half width, upper and lower case, and the dot in 阿卜杜勒·艾则孜. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[·・•]/g, '')
    .trim();
}
