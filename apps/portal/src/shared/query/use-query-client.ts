import { onlineManager, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueryCache } from './query-cache.tsx';

/** Nothing is retried or refetched on focus: pages offer 重新加载. Once the network is back, what is on the page is refetched. */
export function createQueryClient(): QueryClient {
  // The library takes a tab for online until an event says otherwise: one that was opened without a network would not hear
  // of its return.
  if (typeof window !== 'undefined' && !navigator.onLine) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      // Kept pages may stay in the background for hours; their data goes at the end of the session.
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without a network a call fails at once and its page says so, instead of loading until there is one.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });
}

/** The query client of all pages of this tab; created at the first use. */
export function useQueryClient(): QueryClient {
  const cache = useQueryCache();
  cache.client ??= createQueryClient();
  const { client } = cache;
  // It follows the network as long as one of its users is on the page; the client counts them.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return client;
}
