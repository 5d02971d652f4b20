import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { outdatedBy } from './outdated-by.ts';

/**
 * The cache of what the server said. The library that keeps it comes with the first page that asks (`useQueryClient`):
 * a running test stands without it.
 */
export class QueryCache {
  /** Null until a page has asked. */
  client: QueryClient | null = null;
  /** Called when the badges of the menu are outdated. */
  onBadgesOutdated: () => void = () => {};

  /** Forgets what the server said. */
  clear(): void {
    this.client?.clear();
  }

  /**
   * Refreshes what a call has made outdated (`outdatedBy`); without an entry nothing. Resolves once the answers that a
   * page shows are there again, or have failed; those that no page shows are asked for when one does.
   */
  async refreshAfter({ path }: { path: string }): Promise<void> {
    const { answers, badges = false } = outdatedBy[path] ?? { answers: [] };
    if (badges) this.onBadgesOutdated();
    await Promise.all(answers.map((answer) => this.client?.invalidateQueries({ queryKey: [answer] })));
  }
}

const QueryCacheContext = createContext<QueryCache | null>(null);

/** Gives the pages below it the cache that they share. */
export function QueryCacheProvider({ cache, children }: { cache: QueryCache; children: ReactNode }) {
  return <QueryCacheContext value={cache}>{children}</QueryCacheContext>;
}

/** The cache of this page. Throws outside a `QueryCacheProvider`, which is a mistake in the code. */
export function useQueryCache(): QueryCache {
  const cache = use(QueryCacheContext);
  if (cache === null) throw new Error('useQueryCache needs a QueryCacheProvider');
  return cache;
}
