import { isSame } from '@qianwei/machines/draft/same';
import { useState } from 'react';
import type { PathErrors } from './apply-parts.ts';

/** Errors that a press, or the server, has found. */
export interface FoundErrors {
  /** The same object until the next press: a `Form` goes to the first of them. */
  readonly found: Record<string, string>;
  /** Those that still hold, by path. */
  readonly still: PathErrors;
  find(errors: PathErrors): void;
}

/**
 * Each found error stays until it is mended: until its field is another one, or, in a list such as the résumé, until the line lacks
 * it no more. `lacking`: the errors of the document now.
 */
export function useFound<Document extends object>(document: Document, lacking: PathErrors): FoundErrors {
  const fieldOf = (path: string) => path.split('.', 1)[0] as keyof Document;
  const [{ found, seen }, setFound] = useState<{
    found: Record<string, string>;
    seen: Document;
  }>({ found: {}, seen: document });
  const still = Object.entries(found).filter(
    ([path, text]) => lacking[path] === text || isSame(seen[fieldOf(path)], document[fieldOf(path)]),
  );
  return {
    found,
    still: Object.fromEntries(still),
    find: (errors) => setFound({ found: { ...errors }, seen: document }),
  };
}
