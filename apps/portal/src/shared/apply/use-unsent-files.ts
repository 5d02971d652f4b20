import { useState } from 'react';

/** Fields of a form whose files are not stored yet, or whose entry is still being typed. */
export interface UnsentFiles {
  /** Sentence of the first of them; undefined without any. */
  readonly waiting: string | undefined;
  /** True for a field, by its label, that waits. */
  isWaiting(label: string): boolean;
  /** Called with the sentence of a field, by its label; null once it waits no more. */
  onUnsent(label: string, sentence: string | null): void;
}

/** Keeps which fields of a form wait: the form goes on once none does. */
export function useUnsentFiles(): UnsentFiles {
  const [unsent, setUnsent] = useState<Readonly<Record<string, string>>>({});
  return {
    waiting: Object.values(unsent)[0],
    isWaiting: (label) => unsent[label] !== undefined,
    onUnsent: (label, sentence) =>
      setUnsent(({ [label]: _, ...others }) =>
        sentence === null ? others : { ...others, [label]: sentence },
      ),
  };
}
