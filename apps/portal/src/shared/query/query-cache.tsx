import type { Endpoint } from '@qianwei/api/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { type Outdated, outdatedBy } from './outdated-by.ts';

/**
 * The cache of the server's answers. Its library is loaded with the first page that has a query (`useQueryClient`): a
 * running test does without it.
 */
export class QueryCache {
  /** Null until a page has had a query. */
  client: QueryClient | null = null;
  /** Called when the badges of the menu are outdated. */
  onBadgesOutdated: () => void = () => {};

  /** Stores an answer also under another payload of the same call: the page at another address has it at once. */
  keepAs<Payload, Data, Input>(
    { path }: Endpoint<Payload, Data, Input>,
    payload: NoInfer<Input>,
    data: NoInfer<Data>,
  ): void {
    this.client?.setQueryData([path, payload], data);
  }

  /** Changes an answer in the cache in place: what another answer has said of it need not be asked for. */
  amend<Payload, Data, Input>(
    { path }: Endpoint<Payload, Data, Input>,
    isMeant: (data: Data) => boolean,
    change: Partial<NoInfer<Data>>,
  ): void {
    this.client?.setQueriesData<Data>({ queryKey: [path] }, (data) =>
      data !== undefined && isMeant(data) ? { ...data, ...change } : data,
    );
  }

  /** Asks again for the answers of a call that a page shows. */
  async refresh({ path }: { path: string }): Promise<void> {
    await this.client?.invalidateQueries({ queryKey: [path] });
  }

  /** Drops all answers. */
  clear(): void {
    this.client?.clear();
  }

  /**
   * Refreshes what a call has made outdated (`outdatedBy`); without an entry nothing. Resolves once the answers that
   * a page shows are refetched, or have failed; those that no page shows are refetched when one does.
   */
  refreshAfter({ path }: { path: string }): Promise<void> {
    return this.outdate(outdatedBy[path] ?? { answers: [] });
  }

  /** Refreshes what is outdated, as `refreshAfter` does. */
  async outdate({ answers, badges = false }: Outdated): Promise<void> {
    if (badges) this.onBadgesOutdated();
    await Promise.all(answers.map((answer) => this.client?.invalidateQueries({ queryKey: [answer] })));
  }
}

const QueryCacheContext = createContext<QueryCache | null>(null);

/** Provides the cache that the pages below share. */
export function QueryCacheProvider({ cache, children }: { cache: QueryCache; children: ReactNode }) {
  return <QueryCacheContext value={cache}>{children}</QueryCacheContext>;
}

/** The cache of this page. Throws outside a `QueryCacheProvider`, which is a bug. */
export function useQueryCache(): QueryCache {
  const cache = use(QueryCacheContext);
  if (cache === null) throw new Error('useQueryCache needs a QueryCacheProvider');
  return cache;
}
