import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/**
 * The cache of what the server said. The library that keeps it comes with the first page that asks (`useQueryClient`):
 * a running test stands without it.
 */
export class QueryCache {
  /** Null until a page has asked. */
  client: QueryClient | null = null;

  /** Forgets what the server said. */
  clear(): void {
    this.client?.clear();
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
