import type { Endpoint } from '@qianwei/api/endpoint';
import type { ApiError } from '@qianwei/api/errors';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClient } from '../client/client.tsx';
import { useQueryClient } from './use-query-client.ts';

/** An answer is fresh for this time, in ms: a kept page that comes back later refreshes quietly (ROUTE-10). */
const freshForMs = 60_000;

/** Options of `useCall`. */
export interface QueryCallOptions {
  /** False waits, for example until an id is known. Default true. */
  enabled?: boolean;
  /** Milliseconds that the answer counts as fresh. Default 60 000. */
  staleTime?: number;
  /** Keeps the previous answer while another payload is loaded (paging, searching). */
  keepPrevious?: boolean;
}

/**
 * The server's answer to a call, cached under `[path, payload]`. The error is an `ApiError` with a Chinese message
 * that the page shows in its block, once (ERR-5); nothing is retried by itself.
 */
export function useCall<Payload, Data, Input>(
  endpoint: Endpoint<Payload, Data, Input>,
  payload: NoInfer<Input>,
  { enabled = true, staleTime = freshForMs, keepPrevious = false }: QueryCallOptions = {},
): UseQueryResult<Data, ApiError> {
  const client = useClient();
  return useQuery<Data, ApiError>(
    {
      queryKey: [endpoint.path, payload],
      queryFn: ({ signal }) => client.call(endpoint, payload, { signal }),
      enabled,
      staleTime,
      placeholderData: keepPrevious ? (previous) => previous : undefined,
    },
    useQueryClient(),
  );
}
