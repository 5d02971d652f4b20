import { QueryClient } from '@tanstack/react-query';

/** The cache of what the server said. Nothing is retried or refetched unasked: pages offer 重新加载. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Kept pages may stay in the background for hours; their data goes at the end of the session.
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });
}
